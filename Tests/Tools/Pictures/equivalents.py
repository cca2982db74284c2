"""Pairs of SVG that say the same in two ways, by the standard. A judge that draws them differently is wrong on a construct.

The first is as the compiler writes it, and the second avoids the construct.
"""

WIDTH, HEIGHT = 120, 96
FILTER = 'filterUnits="userSpaceOnUse" x="-99" y="-99" width="399" height="399" color-interpolation-filters="sRGB"'
MASK = 'maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="96"'
TURN = "matrix(.866 .5 -.5 .866 32 -24)"


def picture(body):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'{body}</svg>')


PAIRS = {
    # A mask counts by its luminance, which is that of a gray here.
    "luminance masks": (
        picture(f'<mask id="m" {MASK}><rect width="60" height="96" fill="#404040"/><rect x="60" width="60" height="96" '
                'fill="#ccc"/></mask><rect x="10" y="10" width="100" height="76" fill="#2060c0" mask="url(#m)"/>'),
        picture('<rect x="10" y="10" width="50" height="76" fill="#2060c0" fill-opacity=".251"/>'
                '<rect x="60" y="10" width="50" height="76" fill="#2060c0" fill-opacity=".8"/>')),
    # Between arcs, a relative move is from the end of the one before it.
    "moved arcs": (
        picture('<path d="M33.287 36.8679a60 60 0 0 1 1.7525-3.4283m29.7446 23.4099a60 60 0 0 1 2.0158 3.2804" '
                'fill="none" stroke="#000" stroke-width="12"/>'),
        picture('<path d="M33.287 36.8679A60 60 0 0 1 35.0395 33.4396M64.7841 56.8495A60 60 0 0 1 66.7999 60.1299" '
                'fill="none" stroke="#000" stroke-width="12"/>')),
    # An offset is in the coordinates of the element with the filter.
    "offsets, turned": (
        picture(f'<filter id="f" {FILTER}><feOffset dx="14" dy="3"/></filter>'
                f'<g transform="{TURN}" filter="url(#f)"><rect x="20" y="30" width="50" height="30" fill="#c02040"/></g>'),
        picture(f'<g transform="{TURN}"><rect x="34" y="33" width="50" height="30" fill="#c02040"/></g>')),
}
