// Judges random chains of booleans, strokes, offsets and dashes. Shares no code with the library.
//
//     cc -D_GNU_SOURCE -O3 -march=native -ffp-contract=off Tests/Benchmarks/Geometry/chains.c -o chains -lm
//     ./chains PROGRAM [--cases N] [--seed S] [--kinds KIND,…] [--wrong FILE]
//
// PROGRAM is `geometry-benchmark`, built in release. Each case is a path of a kind that is hard to draw, and one to three
// operations, each on the result of the one before. Each operation is judged by itself: its paths and its result become many
// short lines, and at 95 points it is decided from windings around these lines, or distances from them, whether the point is
// inside. Points that are near an edge, compared with the error of the lines, are left out; so are points at joins and caps,
// unless these are round. So this finds results with missing and extra parts, of a hundred-thousandth of the size and larger.
// `geometry-benchmark judge` and `cases` find smaller errors of booleans.
//
// Prints a table: kind, cases of each, operations, wrong ones, and those without a result. Writes the wrong cases to FILE, a line
// each, in the format that `geometry-benchmark chains` reads.
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECES = 96, BATCH = 400, MOST_OPERATIONS = 8, POINTS = 512 };

typedef struct {
  double x, y;
} Point;

static void fail(const char *message) {
  fprintf(stderr, "%s\n", message);
  exit(2);
}

static void *grown(void *memory, size_t size) {
  void *result = realloc(memory, size);
  if (!result) fail("no memory");
  return result;
}

// Random numbers: SplitMix64.

static uint64_t state;

static uint64_t next(void) {
  uint64_t z = (state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static double unit(void) { return (double)(next() >> 11) * 0x1p-53; }
static double uniform(double low, double high) { return low + (high - low) * unit(); }
static int choice(int count) { return (int)(unit() * count); }
static double among(int count, const double *values) { return values[choice(count)]; }
#define AMONG(...) among(sizeof((double[]){__VA_ARGS__}) / sizeof(double), (double[]){__VA_ARGS__})

// Text.

typedef struct {
  char *bytes;
  size_t count, capacity;
} Text;

static void append(Text *text, const char *format, ...) {
  va_list arguments;
  if (text->capacity < text->count + 400) {
    text->capacity = 2 * text->capacity + 800;
    text->bytes = grown(text->bytes, text->capacity);
  }
  va_start(arguments, format);
  text->count += (size_t)vsnprintf(text->bytes + text->count, 400, format, arguments);
  va_end(arguments);
}

static void appendText(Text *text, const char *other) {
  size_t length = strlen(other);
  if (text->capacity < text->count + length + 1) {
    text->capacity = 2 * (text->capacity + length) + 1;
    text->bytes = grown(text->bytes, text->capacity);
  }
  memcpy(text->bytes + text->count, other, length + 1);
  text->count += length;
}

// Paths as short lines.

typedef struct {
  double ax, ay, bx, by;
} Edge;

typedef struct {
  Edge *edges;
  // Whether a segment starts, or ends, where the edge does.
  bool (*corners)[2];
  // The edges of open subpaths are followed by the lines that close them for a fill.
  int openCount, count, capacity;
  // The first and the last edge of each subpath.
  int (*contours)[2];
  int contourCount;
  Point low, high;
  double size, far, error;
  bool isFinite;
} Lines;

static void addEdge(Lines *lines, Point a, Point b, bool starts, bool ends) {
  if (lines->count == lines->capacity) {
    lines->capacity = 2 * lines->capacity + 256;
    lines->edges = grown(lines->edges, sizeof(Edge) * (size_t)lines->capacity);
    lines->corners = grown(lines->corners, sizeof(bool[2]) * (size_t)lines->capacity);
  }
  lines->edges[lines->count] = (Edge){a.x, a.y, b.x, b.y};
  lines->corners[lines->count][0] = starts;
  lines->corners[lines->count][1] = ends;
  lines->count++;
}

static void addPoints(Lines *lines, const Point *points) {
  for (int i = 0; i < PIECES; i++) addEdge(lines, points[i], points[i + 1], i == 0, i == PIECES - 1);
  for (int i = 1; i < PIECES; i++) {
    double x = fabs(points[i - 1].x - 2 * points[i].x + points[i + 1].x);
    double y = fabs(points[i - 1].y - 2 * points[i].y + points[i + 1].y);
    lines->error = fmax(lines->error, fmax(x, y));
  }
}

static Point arcPoint(const double *v, double t) {
  double angle = v[5] + v[6] * t, x = v[2] * cos(angle), y = v[3] * sin(angle);
  return (Point){v[0] + x * cos(v[4]) - y * sin(v[4]), v[1] + x * sin(v[4]) + y * cos(v[4])};
}

static void numbers(const char **text, int count, double *values) {
  for (int i = 0; i < count; i++) {
    char *end;
    values[i] = strtod(*text, &end);
    if (end == *text) fail("not a path");
    *text = end;
  }
}

static void endContour(Lines *lines, int first, Point start, Point current, bool isClosed, Lines *closing) {
  if (isClosed) {
    addEdge(lines, current, start, true, true);
  } else if (lines->count > first) {
    addEdge(closing, current, start, true, true);
  }
  if (lines->count == first) return;
  lines->contours = grown(lines->contours, sizeof(int[2]) * (size_t)(lines->contourCount + 1));
  lines->contours[lines->contourCount][0] = first;
  lines->contours[lines->contourCount][1] = lines->count;
  lines->contourCount++;
}

static Lines linesOf(const char *text) {
  Lines lines = {0}, closing = {0};
  Point start = {0, 0}, current = {0, 0}, points[PIECES + 1];
  int first = 0;
  bool isOpen = false;
  double v[7];
  while (*text) {
    if (isspace((unsigned char)*text)) {
      text++;
      continue;
    }
    char name = *text++;
    switch (name) {
    case 'M':
      if (isOpen) endContour(&lines, first, start, current, false, &closing);
      numbers(&text, 2, v);
      start = current = (Point){v[0], v[1]};
      first = lines.count;
      isOpen = true;
      break;
    case 'Z':
      endContour(&lines, first, start, current, true, &closing);
      current = start;
      first = lines.count;
      isOpen = false;
      break;
    case 'L':
      numbers(&text, 2, v);
      addEdge(&lines, current, (Point){v[0], v[1]}, true, true);
      current = (Point){v[0], v[1]};
      break;
    case 'A':
      numbers(&text, 7, v);
      for (int i = 0; i <= PIECES; i++) points[i] = arcPoint(v, (double)i / PIECES);
      addPoints(&lines, points);
      current = points[PIECES];
      break;
    case 'Q':
    case 'C':
      numbers(&text, name == 'Q' ? 4 : 6, v);
      for (int i = 0; i <= PIECES; i++) {
        double t = (double)i / PIECES, u = 1 - t;
        if (name == 'Q') {
          points[i] = (Point){u * u * current.x + 2 * u * t * v[0] + t * t * v[2],
                              u * u * current.y + 2 * u * t * v[1] + t * t * v[3]};
        } else {
          points[i] = (Point){u * u * u * current.x + 3 * u * u * t * v[0] + 3 * u * t * t * v[2] + t * t * t * v[4],
                              u * u * u * current.y + 3 * u * u * t * v[1] + 3 * u * t * t * v[3] + t * t * t * v[5]};
        }
      }
      addPoints(&lines, points);
      current = points[PIECES];
      break;
    default: fail("not a path");
    }
  }
  if (isOpen) endContour(&lines, first, start, current, false, &closing);
  lines.openCount = lines.count;
  for (int i = 0; i < closing.count; i++) {
    Edge e = closing.edges[i];
    addEdge(&lines, (Point){e.ax, e.ay}, (Point){e.bx, e.by}, true, true);
  }
  free(closing.edges);
  free(closing.corners);
  lines.isFinite = true;
  lines.low = (Point){INFINITY, INFINITY};
  lines.high = (Point){-INFINITY, -INFINITY};
  for (int i = 0; i < lines.openCount; i++) {
    Edge e = lines.edges[i];
    lines.low = (Point){fmin(lines.low.x, fmin(e.ax, e.bx)), fmin(lines.low.y, fmin(e.ay, e.by))};
    lines.high = (Point){fmax(lines.high.x, fmax(e.ax, e.bx)), fmax(lines.high.y, fmax(e.ay, e.by))};
    lines.far = fmax(lines.far, fmax(fmax(fabs(e.ax), fabs(e.ay)), fmax(fabs(e.bx), fabs(e.by))));
    if (!isfinite(e.ax + e.ay + e.bx + e.by)) lines.isFinite = false;
  }
  if (lines.openCount) lines.size = fmax(lines.high.x - lines.low.x, lines.high.y - lines.low.y);
  lines.error += 1e-9 * lines.size + 1e-13 * lines.far;
  return lines;
}

static void discard(Lines *lines) {
  free(lines->edges);
  free(lines->corners);
  free(lines->contours);
}

// Measuring.

typedef struct {
  int winding, nearest;
  double distance, place;
} Measure;

// For each point: how often edges wind around it, the distance to the nearest edge, its number, and the place on it.
static void measure(const Point *points, int count, const Edge *edges, int edgeCount, Measure *results) {
  // By coordinate, so that the compiler can use vectors.
  double *ax = grown(NULL, 8 * ((size_t)edgeCount * 6 + 1)), *ay = ax + edgeCount, *ux = ay + edgeCount;
  double *uy = ux + edgeCount, *inverse = uy + edgeCount, *squares = inverse + edgeCount;
  for (int j = 0; j < edgeCount; j++) {
    ax[j] = edges[j].ax;
    ay[j] = edges[j].ay;
    ux[j] = edges[j].bx - edges[j].ax;
    uy[j] = edges[j].by - edges[j].ay;
    double square = ux[j] * ux[j] + uy[j] * uy[j];
    inverse[j] = square > 0 ? 1 / square : 0;
  }
  for (int i = 0; i < count; i++) {
    double x = points[i].x, y = points[i].y, least = INFINITY;
    long winding = 0;
    for (int j = 0; j < edgeCount; j++) {
      double vx = x - ax[j], vy = y - ay[j];
      double side = ux[j] * vy - uy[j] * vx;
      double t = (ux[j] * vx + uy[j] * vy) * inverse[j];
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      double dx = vx - t * ux[j], dy = vy - t * uy[j];
      squares[j] = dx * dx + dy * dy;
      long starts = ay[j] <= y, ends = edges[j].by <= y;
      winding += (starts & !ends & (side > 0)) - ((!starts) & ends & (side < 0));
    }
    int number = -1;
    for (int j = 0; j < edgeCount; j++) {
      if (squares[j] < least) { least = squares[j]; number = j; }
    }
    double place = 0;
    if (number >= 0) {
      place = (ux[number] * (x - ax[number]) + uy[number] * (y - ay[number])) * inverse[number];
      place = place < 0 ? 0 : place > 1 ? 1 : place;
    }
    results[i] = (Measure){(int)winding, number, sqrt(least), place};
  }
  free(ax);
}

// Judging.

typedef struct {
  const char *fields[8];
  int count;
} Operation;

static int fieldCount(const char *name) {
  return !strcmp(name, "simplified") ? 2 : !strcmp(name, "offset") ? 5 : !strcmp(name, "stroked") ? 7 : 3;
}

static bool isInside(int winding, const char *rule) { return rule[0] == 'e' ? winding % 2 != 0 : winding != 0; }

static bool isBoolean(const char *name) { return strchr("ui", name[0]) || !strcmp(name, "subtracting") || name[1] == 'y'; }

static bool combined(const char *name, bool a, bool b) {
  switch (name[1]) {
  case 'n': return name[0] == 'u' ? a || b : a && b;
  case 'y': return a != b;
  default: return a && !b;
  }
}

// Returns the shortest distance of points from the ends of segments.
static void measureEnds(const Point *points, int count, const Lines *lines, Measure *results) {
  Edge *ends = grown(NULL, sizeof(Edge) * (2 * (size_t)lines->openCount + 1));
  int number = 0;
  for (int i = 0; i < lines->openCount; i++) {
    Edge e = lines->edges[i];
    if (lines->corners[i][0]) ends[number++] = (Edge){e.ax, e.ay, e.ax, e.ay};
    if (lines->corners[i][1]) ends[number++] = (Edge){e.bx, e.by, e.bx, e.by};
  }
  measure(points, count, ends, number, results);
  free(ends);
}

static int pointsBeside(const Lines **paths, int pathCount, double reach, Point *points) {
  Point low = {INFINITY, INFINITY}, high = {-INFINITY, -INFINITY};
  for (int i = 0; i < pathCount; i++) {
    if (!paths[i]->openCount) continue;
    low = (Point){fmin(low.x, paths[i]->low.x), fmin(low.y, paths[i]->low.y)};
    high = (Point){fmax(high.x, paths[i]->high.x), fmax(high.y, paths[i]->high.y)};
  }
  if (low.x > high.x) low = high = (Point){0, 0};
  low = (Point){low.x - 1.2 * reach, low.y - 1.2 * reach};
  high = (Point){high.x + 1.2 * reach, high.y + 1.2 * reach};
  double size = fmax(high.x - low.x, high.y - low.y);
  int count = 0;
  for (int i = 0; i < 20; i++) points[count++] = (Point){uniform(low.x, high.x), uniform(low.y, high.y)};
  for (int i = 0; i < pathCount; i++) {
    if (!paths[i]->openCount) continue;
    for (int j = 0; j < 25; j++) {
      Edge e = paths[i]->edges[choice(paths[i]->openCount)];
      double t = unit(), angle = uniform(0, 2 * M_PI);
      double away = unit() < 0.5 ? fmax(reach, size / 100) : size * pow(10, -uniform(1, 4.5));
      if (unit() < 0.3) away *= 0.97;
      points[count++] = (Point){e.ax * (1 - t) + e.bx * t + away * cos(angle), e.ay * (1 - t) + e.by * t + away * sin(angle)};
    }
  }
  return count;
}

static char reason[200];

static bool wrongAt(Point p) {
  snprintf(reason, sizeof reason, "(%.17g, %.17g)", p.x, p.y);
  return true;
}

static double parsed(const char *text) { return strtod(text, NULL); }

static bool isWrongDashes(const Operation *operation, const Lines *before, const Lines *result) {
  double pattern[16], ends[17] = {0};
  int count = 0;
  for (const char *text = operation->fields[1]; *text && count < 8;) {
    char *end;
    pattern[count++] = strtod(text, &end);
    text = *end ? end + 1 : end;
  }
  if (count % 2) {
    memcpy(pattern + count, pattern, sizeof(double) * (size_t)count);
    count *= 2;
  }
  for (int i = 0; i < count; i++) ends[i + 1] = ends[i] + pattern[i];
  double phase = parsed(operation->fields[2]), period = ends[count];
  double margin = 3 * (before->error + result->error) + 1e-4 * before->size;
  Measure found[POINTS];
  for (int i = 0; i < before->contourCount; i++) {
    int first = before->contours[i][0], last = before->contours[i][1];
    double total = 0;
    for (int j = first; j < last; j++) {
      total += hypot(before->edges[j].bx - before->edges[j].ax, before->edges[j].by - before->edges[j].ay);
    }
    if (total == 0) continue;
    Point points[60];
    int pointCount = 0;
    for (int k = 0; k < 60; k++) {
      double at = unit() * total, place = fmod(at + phase, period), border = fmin(at, total - at);
      int number = 0;
      for (int j = 0; j <= count; j++) border = fmin(border, fabs(place - ends[j]));
      while (number < count - 1 && ends[number + 1] < place) number++;
      if (number % 2 || border <= 2e-4 * total) continue;
      double along = 0;
      for (int j = first; j < last; j++) {
        Edge e = before->edges[j];
        double length = hypot(e.bx - e.ax, e.by - e.ay);
        if (along + length >= at || j == last - 1) {
          double t = length > 0 ? (at - along) / length : 0;
          points[pointCount++] = (Point){e.ax + (e.bx - e.ax) * t, e.ay + (e.by - e.ay) * t};
          break;
        }
        along += length;
      }
    }
    measure(points, pointCount, result->edges, result->openCount, found);
    for (int k = 0; k < pointCount; k++) if (found[k].distance > margin) return wrongAt(points[k]);
  }
  int step = result->openCount / 60 + 1;
  for (int j = 0; j < result->openCount; j += step) {
    Edge e = result->edges[j];
    Point middle = {(e.ax + e.bx) / 2, (e.ay + e.by) / 2};
    measure(&middle, 1, before->edges, before->openCount, found);
    if (found[0].distance > margin) return wrongAt(middle);
  }
  return false;
}

// Leaves points out that are near contours which the library may omit: those that are thinner than 1e-11 of the size, or very
// short, on average.
static void leaveOutThin(const Lines *lines, const Point *points, int count, double reach, double margin, bool *known) {
  Measure found[POINTS];
  for (int i = 0; i < lines->contourCount; i++) {
    int first = lines->contours[i][0], last = lines->contours[i][1];
    Edge start = lines->edges[first], end = lines->edges[last - 1];
    double area = 0, length = hypot(start.ax - end.bx, start.ay - end.by);
    for (int j = first; j < last; j++) {
      Edge e = lines->edges[j];
      area += ((e.ax - start.ax) * (e.by - start.ay) - (e.ay - start.ay) * (e.bx - start.ax)) / 2;
      length += hypot(e.bx - e.ax, e.by - e.ay);
    }
    if (fabs(area) > (1e-11 * lines->size + 4e-16 * lines->far) * length && length >= 1e-6 * lines->size) continue;
    measure(points, count, lines->edges + first, last - first, found);
    for (int j = 0; j < count; j++) known[j] = known[j] && found[j].distance > 1.5 * reach + margin;
  }
}

static bool isWrong(const Operation *operation, const Lines *before, const Lines *result) {
  const char *name = operation->fields[0];
  if (!result->isFinite) {
    strcpy(reason, "not finite");
    return true;
  }
  if (!strcmp(name, "dashed")) return isWrongDashes(operation, before, result);
  bool isStroke = !strcmp(name, "stroked"), isOffset = !strcmp(name, "offset");
  if (isStroke && operation->fields[5][0]) return false;
  Lines other = {0};
  if (isBoolean(name)) other = linesOf(operation->fields[2]);
  double amount = isStroke || isOffset ? parsed(operation->fields[1]) : 0, reach = fabs(amount) / (isStroke ? 2 : 1);
  const Lines *paths[3] = {before, result, &other};
  int pathCount = isBoolean(name) ? 3 : 2;
  Point points[POINTS];
  int count = pointsBeside(paths, pathCount, reach, points);
  double far = 0, error = 0;
  for (int i = 0; i < pathCount; i++) {
    far = fmax(far, paths[i]->far);
    error = fmax(error, paths[i]->error);
  }
  double margin = 2 * error + 1e-12 * far + 4e-5 * reach;
  Measure got[POINTS], on[POINTS], of[POINTS], ends[POINTS], feet[POINTS];
  bool known[POINTS], expected[POINTS];
  measure(points, count, result->edges, result->count, got);
  for (int i = 0; i < count; i++) known[i] = got[i].distance > margin;
  bool isOutline = isStroke || isOffset;
  measure(points, count, before->edges, isStroke ? before->openCount : before->count, on);
  if (!isOutline) {
    const char *rule = operation->fields[1];
    if (isBoolean(name)) measure(points, count, other.edges, other.count, of);
    for (int i = 0; i < count; i++) {
      known[i] = known[i] && on[i].distance > margin;
      expected[i] = isInside(on[i].winding, rule);
      if (!isBoolean(name)) continue;
      known[i] = known[i] && of[i].distance > margin;
      expected[i] = combined(name, expected[i], isInside(of[i].winding, rule));
    }
  } else {
    Point places[POINTS];
    bool atCorner[POINTS];
    for (int i = 0; i < count; i++) {
      int near = on[i].nearest;
      places[i] = (Point){0, 0};
      atCorner[i] = false;
      if (near < 0) continue;
      Edge e = before->edges[near];
      atCorner[i] = before->corners[near][0] || before->corners[near][1];
      places[i] = (Point){e.ax * (1 - on[i].place) + e.bx * on[i].place, e.ay * (1 - on[i].place) + e.by * on[i].place};
    }
    // A curve may turn sharply just beside a corner, where the join is not of a curve.
    measureEnds(places, count, before, feet);
    measureEnds(points, count, before, ends);
    const char *join = operation->fields[isStroke ? 3 : 2];
    bool isRound = join[0] == 'r' && (!isStroke || operation->fields[2][0] == 'r');
    double limit = parsed(operation->fields[isStroke ? 4 : 3]);
    bool side[POINTS];
    for (int i = 0; i < count; i++) {
      atCorner[i] |= feet[i].distance < 1e-3 * before->size;
      known[i] = known[i] && fabs(on[i].distance - reach) > margin;
      side[i] = false;
      if (isStroke) {
        expected[i] = on[i].distance < reach;
        continue;
      }
      bool area = isInside(on[i].winding, operation->fields[4]);
      known[i] = known[i] && on[i].distance > margin;
      expected[i] = amount > 0 ? area || on[i].distance < reach : area && on[i].distance > reach;
      side[i] = amount > 0 ? area : !area;
    }
    if (isOffset) leaveOutThin(before, points, count, reach, margin, known);
    // A miter or a square cap may reach any point near a corner, and a bevel leaves points beside it out.
    for (int i = 0; i < count && !isRound; i++) {
      bool isFree = on[i].distance < reach ? !atCorner[i] : ends[i].distance > reach * fmax(limit, 1.5);
      known[i] = known[i] && (isFree || side[i]);
    }
  }
  discard(&other);
  for (int i = 0; i < count; i++) {
    if (known[i] && (got[i].winding != 0) != expected[i]) return wrongAt(points[i]);
  }
  return false;
}

// Paths.

static const char *kindNames[] = {"hairpins", "cusps", "loops", "slivers", "decimals", "far", "mixed"};
enum { HAIRPINS, CUSPS, LOOPS, SLIVERS, DECIMALS, FAR, MIXED, KINDS };

static Point shift;
static double scale;
static int decimals;

static Point near(void) { return (Point){uniform(0, 100), uniform(0, 100)}; }

static Point along(Point a, Point b, double t, double side) {
  double dx = b.x - a.x, dy = b.y - a.y;
  return (Point){a.x + t * dx - side * dy, a.y + t * dy + side * dx};
}

static void appendPoint(Text *text, Point p) {
  append(text, " %.*f %.*f", decimals, p.x * scale + shift.x, decimals, p.y * scale + shift.y);
}

static void curve(Text *text, Point c1, Point c2, Point end) {
  appendText(text, " C");
  appendPoint(text, c1);
  appendPoint(text, c2);
  appendPoint(text, end);
}

static void begin(Text *text, Point start) {
  appendText(text, "M");
  appendPoint(text, start);
}

// A curve that turns back on itself, often with a handle of no length.
static void hairpin(Text *text) {
  Point a = near(), b = near();
  double side = AMONG(0, 0, 1e-6, 1e-3, 0.02);
  Point c1 = unit() < 0.5 ? a : along(a, b, uniform(0.5, 2.5), side);
  Point c2 = along(a, b, uniform(-1.5, 2.5), uniform(-side, side));
  if (unit() < 0.15) c2 = b;
  begin(text, a);
  curve(text, c1, c2, b);
}

// The control points cross over: a cusp if the crossing halves both handles, a tight bend beside it.
static void cusp(Text *text) {
  Point a = near(), b = near(), m = near(), c1 = along(a, m, 2, 0), c2 = along(b, m, 2, 0);
  double k = AMONG(0, 0, 1e-9, 1e-6, 1e-4, 1e-2) * 100;
  c2 = (Point){c2.x + uniform(-k, k), c2.y + uniform(-k, k)};
  if (unit() < 0.5) {
    // The speed is zero at 1/2 if the handles and the way between them are as 1, -2 and 1 in sum.
    Point v = {uniform(-60, 60), uniform(-60, 60)};
    c2 = (Point){c1.x - (c1.x - a.x + v.x) / 2, c1.y - (c1.y - a.y + v.y) / 2};
    b = (Point){c2.x + v.x, c2.y + v.y};
  }
  begin(text, a);
  curve(text, c1, c2, b);
}

static void loop(Text *text) {
  Point a = near(), b = near(), m = near();
  begin(text, a);
  Point c1 = along(a, m, uniform(2, 4), 0);
  curve(text, c1, along(b, m, uniform(2, 4), 0), b);
}

static void sliver(Text *text) {
  Point a = near(), b = near(), c[4];
  double thin = pow(10, uniform(-8, -1.5));
  for (int i = 0; i < 4; i++) c[i] = along(a, b, (double[]){0.3, 0.7, 0.7, 0.3}[i], thin * uniform(-1, 1));
  begin(text, a);
  curve(text, c[0], c[1], b);
  curve(text, c[2], c[3], a);
}

static void polygon(Text *text) {
  int count = 3 + choice(7);
  double step = unit() < 0.4 ? 20 : 0;
  for (int i = 0; i < count; i++) {
    Point p = near();
    if (step > 0) p = (Point){round(p.x / step) * step, round(p.y / step) * step};
    if (i == 0) begin(text, p);
    else {
      appendText(text, " L");
      appendPoint(text, p);
    }
  }
}

static void curves(Text *text) {
  begin(text, near());
  for (int i = 0; i < 2; i++) {
    Point c1 = near(), c2 = near();
    curve(text, c1, c2, near());
  }
}

static void quadratic(Text *text) {
  Point p[5];
  for (int i = 0; i < 5; i++) p[i] = near();
  if (unit() < 0.3) {
    double t = uniform(-1, 2);
    p[1] = along(p[0], p[2], t, AMONG(0, 1e-7, 1e-3));
  }
  begin(text, p[0]);
  for (int i = 1; i < 5; i += 2) {
    appendText(text, " Q");
    appendPoint(text, p[i]);
    appendPoint(text, p[i + 1]);
  }
}

static void arcs(Text *text) {
  Point center = near();
  double radius = uniform(5, 40), other = unit() < 0.6 ? radius : uniform(5, 40), start = uniform(-4, 4);
  double sweep = AMONG(2 * M_PI, M_PI, uniform(-6, 6)), rotation = unit() < 0.5 ? 0 : uniform(0, 3);
  double unit = pow(10, -decimals);
  double v[7] = {round((center.x * scale + shift.x) / unit) * unit, round((center.y * scale + shift.y) / unit) * unit,
                 radius * scale, other * scale, rotation, start, sweep};
  Point first = arcPoint(v, 0);
  append(text, "M %.17g %.17g A", first.x, first.y);
  for (int i = 0; i < 7; i++) append(text, " %.17g", v[i]);
}

static void path(Text *text, int kind) {
  typedef void Maker(Text *);
  static Maker *const one[] = {hairpin, cusp, loop, sliver};
  static Maker *const plain[] = {polygon, curves, quadratic};
  static Maker *const far[] = {hairpin, cusp, loop, sliver, polygon, curves, arcs};
  static Maker *const all[] = {hairpin, cusp, loop, sliver, polygon, curves, quadratic, arcs};
  int count = (int[]){1, 1, 1, 2, 3}[choice(5)];
  for (int i = 0; i < count; i++) {
    if (i > 0) appendText(text, " ");
    switch (kind) {
    case DECIMALS: plain[choice(3)](text); break;
    case FAR: far[choice(7)](text); break;
    case MIXED: all[choice(8)](text); break;
    default: one[kind](text);
    }
    if (unit() < 0.5) appendText(text, " Z");
  }
}

// Appends a path and operations, as fields of a line.
static void chain(Text *text, int kind, uint64_t number) {
  state = (number * KINDS + (uint64_t)kind) * 0xD1342543DE82EF95u;
  next();
  shift = (Point){0, 0};
  scale = 1;
  decimals = 1 + choice(9);
  if (kind == FAR) {
    double size = pow(10, uniform(-2, 1));
    decimals = (int)fmax(decimals, 3 - round(log10(size)));
    scale = size / 100;
    shift.x = AMONG(1, -1) * pow(10, uniform(1, 6));
    shift.y = pow(10, uniform(-2, 6));
  }
  double size = 100 * scale;
  path(text, kind);
  bool isDashed = unit() < 0.25, isStroked = unit() < 0.6;
  if (isDashed) {
    int count = (int[]){1, 2, 2, 3}[choice(4)];
    appendText(text, "\tdashed\t");
    for (int i = 0; i < count; i++) append(text, i ? ",%.17g" : "%.17g", size * uniform(0.02, 0.4));
    append(text, "\t%.17g", unit() < 0.5 ? 0 : size * unit());
  }
  if (isStroked) {
    static const char *const styles[] = {
        "round\tround", "round\tround", "round\tround", "butt\tmiter", "square\tbevel", "butt\tround"};
    double width = AMONG(0.5, 1, 2, 5, 20, 60) * uniform(0.5, 1.5);
    if (unit() < 0.5) width = round(width * 10) / 10;
    append(text, "\tstroked\t%.17g\t%s\t4\t\t0", width * scale, styles[choice(6)]);
  }
  int count = isDashed + isStroked;
  while (count < 3 && (count == 0 || unit() < 0.6)) {
    double kindOfOperation = unit();
    const char *rule = unit() < 0.5 ? "nz" : "eo";
    if (kindOfOperation < 0.6) {
      static const char *const names[] = {"union", "intersection", "subtracting", "symmetricDifference"};
      append(text, "\t%s\t%s\t", names[choice(4)], rule);
      path(text, kind);
      count++;
      continue;
    }
    append(text, "\tsimplified\t%s", rule);
    count++;
    if (kindOfOperation <= 0.75) continue;
    // An offset first simplifies, which may merge contours that are nearer than the accuracy.
    double amount = size * AMONG(1e-3, 0.01, 0.05, 0.2) * uniform(0.5, 1.5) * AMONG(1, -1);
    static const char *const joins[] = {"round", "round", "miter", "bevel"};
    append(text, "\tsimplified\tnz\toffset\t%.17g\t%s\t4\tnz", amount, joins[choice(4)]);
    count += 2;
  }
}

// Running.

typedef struct {
  uint64_t number;
  Text line;
  char *results[MOST_OPERATIONS];
} Case;

typedef struct {
  long cases, operations, wrong, without;
} Count;

static const char *program;
static char folder[] = "/tmp/chains-XXXXXX";

// Adds the results of cases. Returns whether the program ended well.
static bool run(Case *cases, int count) {
  char name[64], command[4096];
  snprintf(name, sizeof name, "%s/cases", folder);
  FILE *file = fopen(name, "w");
  if (!file) fail("cannot write cases");
  for (int i = 0; i < count; i++) fprintf(file, "%d\t%s\n", i, cases[i].line.bytes);
  fclose(file);
  snprintf(command, sizeof command, "'%s' chains < %s 2> /dev/null", program, name);
  FILE *output = popen(command, "r");
  if (!output) fail("cannot run the program");
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, output)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    char *end;
    long index = strtol(line, &end, 10), operation = *end == '\t' ? strtol(end + 1, &end, 10) : -1;
    if (*end != '\t' || index < 0 || index >= count || operation < 0 || operation >= MOST_OPERATIONS) continue;
    free(cases[index].results[operation]);
    cases[index].results[operation] = strdup(end + 1);
  }
  free(line);
  return pclose(output) == 0;
}

static void judge(Case *this, int kind, Count *count, FILE *wrongFile) {
  // The fields are used in place, and the line is written whole.
  char *copy = strdup(this->line.bytes), *rest = copy;
  const char *first = strsep(&rest, "\t");
  Lines before = linesOf(first);
  for (int index = 0; rest; index++) {
    Operation operation = {0};
    operation.fields[0] = strsep(&rest, "\t");
    operation.count = fieldCount(operation.fields[0]);
    for (int i = 1; i < operation.count; i++) operation.fields[i] = strsep(&rest, "\t");
    count->operations++;
    const char *text = this->results[index];
    bool hasResult = text && text[0] != '!', isBad = !hasResult;
    if (hasResult) {
      Lines result = linesOf(text);
      state = this->number * 64 + (uint64_t)index;
      isBad = isWrong(&operation, &before, &result);
      count->wrong += isBad;
      discard(&before);
      before = result;
    } else {
      count->without++;
      snprintf(reason, sizeof reason, "%s", text ? text : "no result");
    }
    if (isBad && wrongFile) {
      fprintf(wrongFile, "%s:%llu/%d %s %s\t%s\n", kindNames[kind], (unsigned long long)this->number, index,
              operation.fields[0], reason, this->line.bytes);
      fflush(wrongFile);
    }
    if (!hasResult) break;
  }
  count->cases++;
  discard(&before);
  free(copy);
}

static void printTable(const Count *counts, FILE *file) {
  fprintf(file, "| kind | cases | operations | wrong | without result |\n|---|---|---|---|---|\n");
  for (int i = 0; i < KINDS; i++) {
    if (!counts[i].cases) continue;
    fprintf(file, "| %s | %ld | %ld | %ld | %ld |\n", kindNames[i], counts[i].cases, counts[i].operations, counts[i].wrong,
            counts[i].without);
  }
}

int main(int argumentCount, char **arguments) {
  if (argumentCount < 2) fail("usage: chains PROGRAM [--cases N] [--seed S] [--kinds KIND,…] [--wrong FILE]");
  program = arguments[1];
  long cases = 1000;
  uint64_t seed = 1;
  const char *kinds = NULL, *wrongName = NULL;
  for (int i = 2; i + 1 < argumentCount; i += 2) {
    if (!strcmp(arguments[i], "--cases")) cases = atol(arguments[i + 1]);
    else if (!strcmp(arguments[i], "--seed")) seed = strtoull(arguments[i + 1], NULL, 10);
    else if (!strcmp(arguments[i], "--kinds")) kinds = arguments[i + 1];
    else if (!strcmp(arguments[i], "--wrong")) wrongName = arguments[i + 1];
    else fail("unknown option");
  }
  if (!mkdtemp(folder)) fail("cannot make a folder");
  FILE *wrongFile = wrongName ? fopen(wrongName, "a") : NULL;
  if (wrongName && !wrongFile) fail("cannot write wrong cases");
  Count counts[KINDS] = {0};
  for (long start = 0; start < cases; start += BATCH) {
    int count = (int)(cases - start < BATCH ? cases - start : BATCH);
    for (int kind = 0; kind < KINDS; kind++) {
      if (kinds && !strstr(kinds, kindNames[kind])) continue;
      Case *batch = calloc((size_t)count, sizeof(Case));
      if (!batch) fail("no memory");
      for (int i = 0; i < count; i++) {
        batch[i].number = seed + (uint64_t)(start + i);
        chain(&batch[i].line, kind, batch[i].number);
      }
      // If it trapped or ran for too long, find out which.
      if (!run(batch, count)) for (int i = 0; i < count; i++) run(&batch[i], 1);
      for (int i = 0; i < count; i++) {
        judge(&batch[i], kind, &counts[kind], wrongFile);
        for (int j = 0; j < MOST_OPERATIONS; j++) free(batch[i].results[j]);
        free(batch[i].line.bytes);
      }
      free(batch);
    }
    if (wrongName) {
      char name[4096];
      snprintf(name, sizeof name, "%s.counts", wrongName);
      FILE *file = fopen(name, "w");
      if (file) {
        printTable(counts, file);
        fclose(file);
      }
    }
  }
  printTable(counts, stdout);
}
