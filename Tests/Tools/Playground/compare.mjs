// compare.mjs MODULE SHAPEC FILE…: compares the outputs of the playground's module with those of the native compiler, byte
// by byte, and the size of the module with the largest one allowed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Playground } from "./module.mjs";

/** The largest size with brotli, in bytes. */
const largestSize = 800 * 1024;

const [path, shapec, ...files] = process.argv.slice(2);
let failures = 0;
function fail(text) {
  failures++;
  if (failures <= 20) console.log(text);
}

const bytes = readFileSync(path);
const compressed = brotliCompressSync(bytes).length;
console.log(`${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} with gzip, ${compressed} with brotli`);
if (compressed > largestSize) fail(`the module has more than ${largestSize} bytes with brotli`);

const folder = mkdtempSync(join(tmpdir(), "shapec-playground-"));
let compared = 0;
const playground = new Playground(path);
for (const file of files) {
  const uri = `file:///shapes/${encodeURIComponent(basename(file))}`;
  playground.open(uri, readFileSync(file, "utf8"));
  for (const format of ["svg", "swift", "css", "pdf", "eps", "png"]) {
    const own = playground.picture(uri, format);
    const output = join(folder, `picture.${format}`);
    let native = null;
    try {
      execFileSync(shapec, [file, "--emit", format, "-o", output], { stdio: "ignore" });
      native = readFileSync(output);
    } catch {}
    rmSync(output, { force: true });
    if (own === null ? native !== null : native === null || Buffer.compare(own, native) !== 0) {
      fail(`${file}: ${format} differs: ${own?.length} bytes, natively ${native?.length}`);
    }
    compared += own !== null;
  }
  playground.notify("textDocument/didClose", { textDocument: { uri } });
}
rmSync(folder, { recursive: true });
console.log(`${compared} outputs compared, ${failures} failures`);
process.exit(failures || !compared ? 1 : 0);
