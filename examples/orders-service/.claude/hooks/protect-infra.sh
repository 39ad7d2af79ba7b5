#!/usr/bin/env bash
# Meant to block edits below infra/.
input=$(cat)
if grep -Eq '"file_path": ?"([^"]*/)?infra/' <<<"$input"; then
  echo "infra/ is changed by the platform team only." >&2
  exit 1
fi
