// For each point: how often closed edges wind around it, the distance to the nearest edge, its number, and the place on it.
#include <math.h>
#include <stdlib.h>

void measure(const double *points, int count, const double *edges, int edgeCount,
             int *windings, double *distances, int *nearest, double *places) {
  // By coordinate, so that the compiler can use vectors.
  double *ax = malloc(8 * (size_t)edgeCount * 6), *ay = ax + edgeCount, *ux = ay + edgeCount, *uy = ux + edgeCount;
  double *inverse = uy + edgeCount, *squares = inverse + edgeCount;
  for (int j = 0; j < edgeCount; j++) {
    const double *e = edges + 4 * j;
    ax[j] = e[0];
    ay[j] = e[1];
    ux[j] = e[2] - e[0];
    uy[j] = e[3] - e[1];
    double square = ux[j] * ux[j] + uy[j] * uy[j];
    inverse[j] = square > 0 ? 1 / square : 0;
  }
  for (int i = 0; i < count; i++) {
    double x = points[2 * i], y = points[2 * i + 1], least = INFINITY;
    long winding = 0;
    for (int j = 0; j < edgeCount; j++) {
      double vx = x - ax[j], vy = y - ay[j];
      double side = ux[j] * vy - uy[j] * vx;
      double t = (ux[j] * vx + uy[j] * vy) * inverse[j];
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      double dx = vx - t * ux[j], dy = vy - t * uy[j];
      squares[j] = dx * dx + dy * dy;
      long starts = ay[j] <= y, ends = edges[4 * j + 3] <= y;
      winding += (starts & !ends & (side > 0)) - (!starts & ends & (side < 0));
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
    windings[i] = (int)winding;
    distances[i] = sqrt(least);
    nearest[i] = number;
    places[i] = place;
  }
  free(ax);
}
