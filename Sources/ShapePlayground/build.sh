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

# Compiles a module, unless neither it nor one of its dependencies changed.
compile() {
  local module=$1 dependency newer=()
  shift
  for dependency; do newer+=("$objects/$dependency.swiftmodule"); done
  if [ -f "$objects/$module.o" ] &&
    [ -z "$(find "$root/Sources/$module" "${newer[@]}" -newer "$objects/$module.o" ! -name README.md)" ]; then
    return
  fi
  # shellcheck disable=SC2046  # no path has spaces
  "$tools/swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 \
    -parse-as-library -Xfrontend -disable-stack-protector -Xfrontend -assume-single-threaded \
    -package-name shapec -module-name "$module" -I "$objects" -no-emit-module-separately-wmo \
    -emit-module -emit-module-path "$objects/$module.swiftmodule" -c -o "$objects/$module.o" \
    $(find "$root/Sources/$module" -name '*.swift')
}

compile ShapeCore
compile ShapeRaster ShapeCore &
compile ShapeLanguage ShapeCore
wait $!
compile ShapeEditing ShapeCore ShapeLanguage &
compile ShapeBackends ShapeCore ShapeLanguage ShapeRaster
wait $!
compile ShapeWorkbench ShapeCore ShapeLanguage ShapeEditing ShapeBackends
compile ShapeServer ShapeCore ShapeLanguage ShapeEditing ShapeBackends ShapeWorkbench
compile ShapePlayground ShapeCore ShapeServer
"$tools/clang" --target=wasm32-unknown-none -Os -ffreestanding -mbulk-memory -Wall -Wextra -c \
  "$root/Sources/ShapePlayground/runtime.c" -o "$objects/runtime.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --stack-first -z stack-size=8388608 \
  --max-memory=1073741824 -o "$output/shapec.wasm" "$objects"/*.o \
  "$(dirname "$tools")/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"

if [ -d "$root/Sources/ShapePlayground/Page" ]; then
  cp -r "$root/Sources/ShapePlayground/Page/." "$output"
  python3 "$root/Sources/ShapePlayground/page.py" "$output"
fi
