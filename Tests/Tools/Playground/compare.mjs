// compare.mjs MODULE SHAPEC PATH…: compares the outputs of the playground's module with those of the native compiler, byte
// by byte, and the size of the module with the recorded one. PATH is a file, or a folder with files in it or one level below.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Playground } from "./module.mjs";

const formats = ["svg", "png", "pdf", "eps", "swift", "css"];
/** The size with brotli in bytes, which may grow by 3 %. `SHAPE_REWRITE=1` records it. */
const record = new URL("size.txt", import.meta.url);
const growth = 1.03;

const [path, shapec, ...paths] = process.argv.slice(2);
let failures = 0;
function fail(text) {
  failures++;
  if (failures <= 20) console.log(text);
}

function checkSize() {
  const bytes = readFileSync(path);
  const compressed = brotliCompressSync(bytes).length;
  console.log(`${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} with gzip, ${compressed} with brotli`);
  if (process.env.SHAPE_REWRITE) writeFileSync(record, `${compressed}\n`);
  const recorded = Number(readFileSync(record, "utf8"));
  if (compressed > recorded * growth) fail(`the module is larger than the recorded ${recorded} bytes by more than 3 %`);
}

/** Returns the files that are shown: in a folder of its own, a random program is beside what it imports. */
function sources(path) {
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { withFileTypes: true });
  return files.flatMap(file => {
    if (file.isDirectory()) return sources(join(path, file.name));
    return file.name.endsWith(".shape") ? [join(path, file.name)] : [];
  });
}

/** Opens a file and all that it imports. Returns their addresses. */
function open(playground, file, opened = new Set()) {
  const uri = pathToFileURL(resolve(file)).href;
  if (opened.has(uri)) return opened;
  opened.add(uri);
  const text = readFileSync(file, "utf8");
  playground.open(uri, text);
  for (const [, name] of text.matchAll(/^import "([^"]+)"/gm)) open(playground, join(dirname(file), name), opened);
  return opened;
}

async function native(file, shape, format, output) {
  try {
    // CSS has the values of a file.
    const selection = shape === undefined || format === "css" ? [] : ["--shape", shape];
    await promisify(execFile)(shapec, [file, "--emit", format, ...selection, "-o", output]);
    return readFileSync(output);
  } catch {
    return null;
  } finally {
    rmSync(output, { force: true });
  }
}

/** A check is done in parts, so that messages are answered between them. */
function checkParts() {
  const playground = new Playground(path);
  const shapes = Array.from({ length: 20 }, (_, i) => `shape S${i}(r in 1...9 = 2) {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: r / 4)\n}\n`);
  playground.open("file:///parts.shape", shapes.join(""));
  let parts = 0;
  while (playground.exports.idle()) parts++;
  if (parts < 3 * shapes.length) fail(`the check of ${shapes.length} shapes has ${parts} parts`);
}

checkSize();
checkParts();
const folder = mkdtempSync(join(tmpdir(), "shapec-playground-"));
let [compared, refused] = [0, 0];
const playground = new Playground(path);
for (const file of paths.flatMap(sources)) {
  const opened = open(playground, file);
  const [uri] = opened;
  const shape = playground.request("shape/describe", { textDocument: { uri } })?.shapes.find(shape => !shape.isPrivate)?.name;
  const expected = await Promise.all(
    formats.map(format => native(file, shape, format, join(folder, `picture.${format}`))));
  formats.forEach((format, index) => {
    const [own, other] = [playground.picture(uri, format, { shape }), expected[index]];
    if (own === null ? other !== null : other === null || Buffer.compare(own, other) !== 0) {
      fail(`${file}: ${format} differs: ${own?.length} bytes, natively ${other?.length}`);
    }
    if (own === null) refused++;
    else compared++;
  });
  for (const uri of opened) playground.notify("textDocument/didClose", { textDocument: { uri } });
}
rmSync(folder, { recursive: true });
console.log(`${compared} outputs compared, ${refused} refused by both, ${failures} failures`);
process.exit(failures || !compared ? 1 : 0);
