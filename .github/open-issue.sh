#!/bin/sh
# Opens an issue, unless one with the same title is already open. Close the issue once the problem is solved, so that a
# new problem can open a new issue.
# Use: open-issue.sh TITLE FILE
set -eu
# In an issue, the codes for colors show as stray characters.
plain=$(sed "s/$(printf '\033')\[[0-9;]*m//g" "$2")
printf '%s\n' "$plain" | tee "$2"
open=$(TITLE=$1 gh issue list --limit 200 --json title --jq 'any(.[]; .title == env.TITLE)')
[ "$open" = true ] || gh issue create --title "$1" --body-file "$2"
