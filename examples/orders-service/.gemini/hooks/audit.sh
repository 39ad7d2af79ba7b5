#!/usr/bin/env bash
# Keeps a list of the shell commands an agent ran.
cat >> "$GEMINI_PROJECT_DIR/agent-audit.log"
