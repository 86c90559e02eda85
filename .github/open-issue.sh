#!/bin/sh
# Opens an issue, unless one with the same title is already open. Close the issue once the problem is solved, so that a
# new problem can open a new issue.
# Use: open-issue.sh TITLE FILE
set -eu
cat "$2"
open=$(TITLE=$1 gh issue list --limit 200 --json title --jq 'any(.[]; .title == env.TITLE)')
[ "$open" = true ] || gh issue create --title "$1" --body-file "$2"
