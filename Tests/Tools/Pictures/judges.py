"""The judges: renderers that are independent of this project. Each draws many files in few processes.

A picture is an array of rows of RGB bytes on white, with `scale` pixels for each point.
"""

import importlib.util
import io
import os
import re
import shutil
import subprocess
import tempfile

import numpy
from PIL import Image

# Chromium keeps textures below this many pixels, and a page of pictures with it.
PAGE_WIDTH = 2400
PAGE_HEIGHT = 2400
Image.MAX_IMAGE_PIXELS = None


class Missing(Exception):
    """A judge that is not installed."""


def run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300, **options)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} ended with {done.returncode}: {done.stderr.decode(errors='replace')[-500:]}")
    return done.stdout


def write(path, data):
    with open(path, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())


def on_white(image):
    """Returns the RGB bytes of an image on white."""
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        pixels = numpy.asarray(image.convert("RGBA")).astype(numpy.uint16)
        alpha = pixels[..., 3:]
        return ((pixels[..., :3] * alpha + 255 * (255 - alpha) + 127) // 255).astype(numpy.uint8)
    return numpy.asarray(image.convert("RGB"))


def read(path):
    with Image.open(path) as image:
        return on_white(image)


def boxed(pixels, factor):
    """Returns the mean of each square of pixels."""
    if factor == 1:
        return pixels
    height, width = pixels.shape[0] // factor, pixels.shape[1] // factor
    squares = pixels[:height * factor, :width * factor].reshape(height, factor, width, factor, 3)
    sums = squares.sum(axis=(1, 3), dtype=numpy.uint32)
    return ((sums + factor * factor // 2) // (factor * factor)).astype(numpy.uint8)


class Judge:
    """A renderer for one format. `fineness` is the number of pixels that it draws for each compared one, along a side."""
    name = ""
    format = ""
    programs = ()
    module = None
    package = ""
    fineness = 1

    def __str__(self):
        return self.name

    @property
    def is_present(self):
        if self.module and importlib.util.find_spec(self.module) is None:
            return False
        return not self.programs or any(map(shutil.which, self.programs))

    def program(self):
        for program in self.programs:
            if shutil.which(program):
                return program
        raise Missing(f"{self.name} is missing; install {self.package}")

    def draw(self, pages, scale=1, is_whole=False):
        """Returns a picture for each page, or an error. A page has a `data`, a `width` and a `height` in points.

        `is_whole` returns all pixels that the judge draws, instead of means.
        """
        with tempfile.TemporaryDirectory() as folder:
            pictures = self.pictures(pages, scale * self.fineness, folder)
        if is_whole:
            return pictures
        return [picture if isinstance(picture, Exception) else boxed(picture, self.fineness) for picture in pictures]

    def pictures(self, pages, scale, folder):
        return [self.attempt(page, scale, folder) for page in pages]

    def attempt(self, page, scale, folder):
        try:
            return self.picture(page, scale, folder)
        except Exception as error:
            return error


class Rsvg(Judge):
    """Version 2.54 cuts what is outside the picture before a filter moves or blurs it."""
    name, format, programs, package = "rsvg", "svg", ("rsvg-convert",), "librsvg2-bin"
    # The space in points around a picture where nothing is cut: more than offsets and blurs in the pictures reach.
    margin = 300

    def picture(self, page, scale, folder):
        result = self.rendered(page.data, scale)
        start = re.match(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)" viewBox="([^"]*)"', page.data)
        if start and "filter=" in page.data:
            width, height, x, y, *_ = map(float, (start[1], start[2], *start[3].split()))
            wide, high, space = width + 2 * self.margin, height + 2 * self.margin, self.margin
            opening = start[0].replace(f'width="{start[1]}" height="{start[2]}" viewBox="{start[3]}"', (
                f'width="{wide}" height="{high}" viewBox="{x - space} {y - space} {wide} {high}"'))
            whole = self.rendered(opening + page.data[start.end():], scale)
            edge = round(space * scale)
            inside = whole[edge:edge + result.shape[0], edge:edge + result.shape[1]]
            # More than the rounding errors of a blur.
            if inside.shape == result.shape and numpy.abs(inside.astype(int) - result).max() > 12:
                raise RuntimeError("it cuts what a filter moves into the picture")
        return result

    def rendered(self, data, scale):
        return on_white(Image.open(io.BytesIO(run(
            [self.program(), "-z", str(scale), "-b", "white"], input=data.encode()))))


class Resvg(Judge):
    name, format, module, package, fineness = "resvg", "svg", "resvg_py", "resvg_py", 2

    def picture(self, page, scale, folder):
        import resvg_py
        data = resvg_py.svg_to_bytes(
            svg_string=page.data, width=round(page.width * scale), height=round(page.height * scale))
        return on_white(Image.open(io.BytesIO(bytes(data))))


class Cairo(Judge):
    name, format, module, package = "CairoSVG", "svg", "cairosvg", "cairosvg"

    def picture(self, page, scale, folder):
        import cairosvg
        data = cairosvg.svg2png(bytestring=page.data.encode(), scale=scale, background_color="white")
        return on_white(Image.open(io.BytesIO(data)))


class Chromium(Judge):
    """Draws all pictures of a batch on one HTML page, each as an image at whole points."""
    name, format, package, fineness = "Chromium", "svg", "chromium", 2
    programs = ("chromium", "chromium-browser", "google-chrome")

    def pictures(self, pages, scale, folder):
        places, height = self.places(pages)
        images = []
        for index, (page, (x, y)) in enumerate(zip(pages, places)):
            write(f"{folder}/{index}.svg", page.data)
            images.append(f'<img src="{index}.svg" style="left:{x}px;top:{y}px" width="{page.width}" '
                          f'height="{page.height}">')
        # The strip at the right shows whether all of the page is painted.
        write(f"{folder}/page.html",
              "<!doctype html><style>html,body{margin:0;background:#fff}img{position:absolute}</style>"
              + "".join(images)
              + f'<div style="position:absolute;left:{PAGE_WIDTH}px;top:0;width:4px;height:{height}px;background:#000">')
        for _ in range(4):
            sheet = self.sheet(folder, scale, height)
            if sheet is None or sheet.shape[0] < height * scale:
                continue
            if (sheet[:height * scale, (PAGE_WIDTH + 1) * scale] < 8).all():
                return [sheet[y * scale:(y + page.height) * scale, x * scale:(x + page.width) * scale]
                        for page, (x, y) in zip(pages, places)]
        return [RuntimeError("Chromium leaves a part of the page unpainted")] * len(pages)

    @staticmethod
    def places(pages):
        """Returns the position of each picture, in rows, and the height of the page."""
        places, left, top, height = [], 0, 0, 0
        for page in pages:
            if left + page.width > PAGE_WIDTH:
                left, top, height = 0, top + height + 2, 0
            places.append((left, top))
            left, height = left + page.width + 2, max(height, page.height)
        return places, max(400, top + height)

    def sheet(self, folder, scale, height):
        try:
            run([self.program(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--force-color-profile=srgb", f"--force-device-scale-factor={scale}",
                 f"--user-data-dir={folder}/profile", f"--window-size={PAGE_WIDTH + 4},{height}",
                 "--allow-file-access-from-files", f"--screenshot={folder}/page.png",
                 f"file://{folder}/page.html"])
            return read(f"{folder}/page.png")
        except (RuntimeError, OSError, subprocess.TimeoutExpired):
            return None


class OnePDF(Judge):
    """A judge that draws all pages of a PDF in one process."""
    format = "pdf"

    def pictures(self, pages, scale, folder):
        path = merged(pages, folder)
        try:
            self.render(path, scale, folder)
        except RuntimeError:
            # It may have drawn the pages before the one that it refuses.
            pass
        files = sorted(name for name in os.listdir(folder) if name.startswith("page"))
        if len(files) == len(pages):
            return [read(f"{folder}/{name}") for name in files]
        if len(pages) == 1:
            return [RuntimeError(f"{self.name} draws no page")]
        return [self.draw_alone(page, scale) for page in pages]

    def draw_alone(self, page, scale):
        with tempfile.TemporaryDirectory() as folder:
            return self.pictures([page], scale, folder)[0]


def merged(pages, folder):
    """Returns the path of a PDF with one page for each of some PDFs."""
    paths = []
    for index, page in enumerate(pages):
        write(f"{folder}/in{index}.pdf", page.data)
        paths.append(f"{folder}/in{index}.pdf")
    if len(paths) == 1:
        return paths[0]
    # Its exit status 3 is that of warnings.
    subprocess.run(["qpdf", "--empty", "--pages", *paths, "--", f"{folder}/all.pdf"], stderr=subprocess.DEVNULL)
    return f"{folder}/all.pdf"


class Poppler(OnePDF):
    name, programs, package, fineness = "Poppler", ("pdftoppm",), "poppler-utils", 4

    def render(self, path, scale, folder):
        run([self.program(), "-r", str(72 * scale), path, f"{folder}/page"])


class MuPDF(OnePDF):
    name, programs, package = "MuPDF", ("mutool",), "mupdf-tools"
    fineness = 4

    def render(self, path, scale, folder):
        run([self.program(), "draw", "-q", "-r", str(72 * scale), "-o", f"{folder}/page%05d.ppm", path])


class PDFium(OnePDF):
    name, module, package, fineness = "PDFium", "pypdfium2", "pypdfium2", 4

    def render(self, path, scale, folder):
        import pypdfium2
        document = pypdfium2.PdfDocument(path)
        for index, page in enumerate(document):
            page.render(scale=scale).to_pil().convert("RGB").save(f"{folder}/page{index:05}.ppm")
        document.close()


GHOSTSCRIPT = ("-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-sDEVICE=ppmraw", "-dTextAlphaBits=4",
               "-dGraphicsAlphaBits=4")


class GhostscriptPDF(OnePDF):
    name, programs, package, fineness = "Ghostscript", ("gs",), "ghostscript", 4

    def render(self, path, scale, folder):
        run([self.program(), *GHOSTSCRIPT, f"-r{72 * scale}", f"-sOutputFile={folder}/page%05d.ppm", path])


class GhostscriptEPS(Judge):
    """Draws many files in one process. Each begins with the size of its page."""
    name, format, programs, package, fineness = "Ghostscript", "eps", ("gs",), "ghostscript", 8

    def pictures(self, pages, scale, folder):
        arguments = []
        for index, page in enumerate(pages):
            write(f"{folder}/in{index}.eps", page.data)
            arguments += ["-c", f"<< /PageSize [{page.width} {page.height}] >> setpagedevice",
                          "-f", f"{folder}/in{index}.eps"]
        try:
            run([self.program(), *GHOSTSCRIPT, f"-r{72 * scale}", f"-sOutputFile={folder}/page%05d.ppm", *arguments])
        except RuntimeError as error:
            if len(pages) == 1:
                return [error]
        files = sorted(name for name in os.listdir(folder) if name.startswith("page"))
        if len(files) == len(pages):
            return [read(f"{folder}/{name}") for name in files]
        if len(pages) == 1:
            return [RuntimeError("Ghostscript draws no page")]
        return [self.draw_alone(page, scale) for page in pages]

    draw_alone = OnePDF.draw_alone


class Renderer(Judge):
    """The renderer of this project. Its pictures are PNG files already, or `.shape` sources to draw."""
    name, format = "shapec", "png"

    def __init__(self, shapec=None):
        self.shapec = shapec

    def picture(self, page, scale, folder):
        if isinstance(page.data, bytes):
            return on_white(Image.open(io.BytesIO(page.data)))
        write(f"{folder}/drawing.shape", page.data)
        return on_white(Image.open(io.BytesIO(run(
            [self.shapec, f"{folder}/drawing.shape", "--emit", "png", "--canvas", "bounds", "--scale", str(scale),
             "--background", "white"]))))


SVG_JUDGES = (Rsvg(), Resvg(), Chromium(), Cairo())
PDF_JUDGES = (GhostscriptPDF(), Poppler(), MuPDF(), PDFium())
EPS_JUDGES = (GhostscriptEPS(),)


def all_judges(shapec):
    """Returns the judges, with the renderer of this project first."""
    return (Renderer(shapec), *SVG_JUDGES, *PDF_JUDGES, *EPS_JUDGES)
