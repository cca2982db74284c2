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

# Compiles a module, whose dependencies are compiled.
compile() {
  local module=$1
  # shellcheck disable=SC2046  # no path has spaces
  "$tools/swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 \
    -enable-experimental-feature Extern -parse-as-library -disable-stack-protector -Xfrontend -assume-single-threaded \
    -package-name shapec -module-name "$module" -I "$objects" -no-emit-module-separately-wmo \
    -emit-module -emit-module-path "$objects/$module.swiftmodule" -c -o "$objects/$module.o" \
    $(find "$root/Sources/$module" -name '*.swift')
}

# Runs two compilations at the same time.
both() {
  compile "$1" &
  local first=$!
  compile "$2"
  wait "$first"
}

compile ShapeCore
both ShapeLanguage ShapeRaster
both ShapeEditing ShapeBackends
compile ShapeWorkbench
compile ShapeServer
compile ShapePlayground
"$tools/clang" --target=wasm32-unknown-none -Os -ffreestanding -mbulk-memory -Wall -Wextra -c \
  "$root/Sources/ShapePlayground/runtime.c" -o "$objects/runtime.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --stack-first -z stack-size=8388608 \
  --max-memory=1073741824 -o "$output/shapec.wasm" "$objects"/*.o \
  "$(dirname "$tools")/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
