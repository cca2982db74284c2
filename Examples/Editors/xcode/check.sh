#!/bin/sh
# A build phase for Xcode: checks all .shape files in a folder. Messages are clickable, because their paths are absolute.
# Usage: check.sh "$SRCROOT/Shapes"
set -eu
# Xcode doesn't search the folders of the shell.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v shapec > /dev/null; then
  echo "warning: shapec is not installed, so that shapes are not checked"
  exit 0
fi
folder=$(cd "$1" && pwd)
exec shapec check "$folder" 2>&1
