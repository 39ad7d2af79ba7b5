#!/usr/bin/env bash
# Blocks pushes that rewrite history. Exit code 2 is the one that blocks in Claude Code.
input=$(cat)
if grep -Eq 'git push [^"]*(--force|-f)( |")' <<<"$input"; then
  echo "Force pushes need a person: ask in #releases." >&2
  exit 2
fi
