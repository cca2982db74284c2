#!/usr/bin/env python3
"""Packs the extension into a .vsix file, without npm: `python3 pack.py [OUTPUT]`.

The same sources give the same bytes.
"""

import json
import pathlib
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

FOLDER = pathlib.Path(__file__).resolve().parent
PARTS = ["package.json", "language-configuration.json", "README.md", "client", "snippets", "syntaxes"]
TYPES = {"js": "application/javascript", "json": "application/json", "md": "text/markdown", "vsixmanifest": "text/xml"}


def files():
    """Returns the files of the extension, in order."""
    found = []
    for part in PARTS:
        path = FOLDER / part
        found += sorted(path.rglob("*")) if path.is_dir() else [path]
    return [path for path in found if path.is_file()]


def manifest(package):
    """Returns the description of the package for the editor."""
    identity = " ".join(
        f"{name}={quoteattr(value)}"
        for name, value in [
            ("Language", "en-US"), ("Id", package["name"]), ("Version", package["version"]),
            ("Publisher", package["publisher"]),
        ])
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity {identity} />
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(package["description"])}</Description>
    <Tags>shape,svg,vector</Tags>
    <Categories>{escape(",".join(package["categories"]))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(package["engines"]["vscode"])} />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace" />
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true" />
  </Assets>
</PackageManifest>
"""


def content_types():
    """Returns the list of media types that the format requires."""
    rows = "".join(f'<Default Extension=".{name}" ContentType="{kind}" />' for name, kind in sorted(TYPES.items()))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{rows}</Types>\n')


def main():
    package = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    output = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else f'{package["name"]}-{package["version"]}.vsix')
    entries = [("extension.vsixmanifest", manifest(package).encode()), ("[Content_Types].xml", content_types().encode())]
    entries += [(f"extension/{path.relative_to(FOLDER).as_posix()}", path.read_bytes()) for path in files()]
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in entries:
            # Without the time and the permissions of the files.
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, data)
    print(output)


if __name__ == "__main__":
    main()
