#!/usr/bin/env bash
# build.sh DIR: builds the playground into a folder.
# `shapec.wasm` is the language server as WebAssembly. Takes some minutes; needs only the Swift toolchain.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
output=$(cd "$1" && pwd)
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
objects=${SHAPE_OBJECTS:-$output/.objects}
mkdir -p "$objects"

# Makes the interface of a module, which has all of its code. The last module is compiled with the code of all of them.
# Does nothing if neither the module nor one of its dependencies changed.
compile() {
  local module=$1 result=$2 dependency newer=()
  shift 2
  for dependency; do newer+=("$objects/$dependency.swiftmodule"); done
  if [ -f "$objects/$module.$result" ] &&
    [ -z "$(find "$root/Sources/$module" "${newer[@]}" -newer "$objects/$module.$result" \
      \( -type d -o -name '*.swift*' \))" ]; then
    return
  fi
  local form=(-emit-module)
  [ "$result" = swiftmodule ] || form=(-c)
  # shellcheck disable=SC2046  # no path has spaces
  "$tools/swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 \
    -parse-as-library -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps \
    -Xfrontend -sil-inline-caller-benefit-reduction-factor -Xfrontend 8 \
    -package-name shapec -module-name "$module" -I "$objects" "${form[@]}" -o "$objects/$module.$result" \
    $(find "$root/Sources/$module" -name '*.swift')
}

compile ShapeCore swiftmodule
compile ShapeRaster swiftmodule ShapeCore &
compile ShapeLanguage swiftmodule ShapeCore
wait $!
{ compile ShapeEditing swiftmodule ShapeCore ShapeLanguage && compile ShapeSwift swiftmodule ShapeCore ShapeLanguage; } &
compile ShapeBackends swiftmodule ShapeCore ShapeLanguage ShapeRaster
wait $!
compile ShapeWorkbench swiftmodule ShapeCore ShapeLanguage ShapeSwift ShapeEditing ShapeBackends
compile ShapeServer swiftmodule ShapeCore ShapeLanguage ShapeEditing ShapeBackends ShapeWorkbench
compile ShapePlayground o ShapeCore ShapeServer
"$tools/clang" --target=wasm32-unknown-none -Os -ffreestanding -mbulk-memory -Wall -Wextra -c \
  "$root/Sources/ShapePlayground/runtime.c" -o "$objects/runtime.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -O2 --stack-first -z stack-size=8388608 \
  --max-memory=1073741824 -o "$output/shapec.wasm" "$objects"/{ShapePlayground,runtime}.o \
  "$(dirname "$tools")/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"

if [ -d "$root/Sources/ShapePlayground/Page" ]; then
  cp -r "$root/Sources/ShapePlayground/Page/." "$output"
  python3 "$root/Sources/ShapePlayground/page.py" "$output"
fi
