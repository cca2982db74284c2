/* Reads arguments and results of a function, as `arithmetic-benchmark results` writes them, and prints the largest error in
   units of the last place, its arguments, and the number of results that are infinite, NaN or a zero where they shouldn't be.
   The reference is the C library in long double, which needs at least 64 bits. */

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#if LDBL_MANT_DIG < 64
#error "long double needs at least 64 bits"
#endif

typedef long double Long;

static Long sine(Long x, Long y) { return sinl(x); }
static Long cosine(Long x, Long y) { return cosl(x); }
static Long tangent(Long x, Long y) { return tanl(x); }
static Long arc_sine(Long x, Long y) { return asinl(x); }
static Long arc_cosine(Long x, Long y) { return acosl(x); }
static Long arc_tangent(Long x, Long y) { return atanl(x); }
static Long cube_root(Long x, Long y) { return cbrtl(x); }

static const struct { const char *name; Long (*call)(Long, Long); } functions[] = {
  {"sine", sine}, {"cosine", cosine}, {"tangent", tangent}, {"arcSine", arc_sine}, {"arcCosine", arc_cosine},
  {"arcTangent", arc_tangent}, {"direction", atan2l}, {"power", powl}, {"cubeRoot", cube_root}, {"hypotenuse", hypotl},
  {"remainder", fmodl},
};

/* The distance of numbers near an exact result. */
static Long place(Long exact) {
  int exponent;
  frexpl(exact, &exponent);
  return ldexpl(1, exponent < -1021 ? -1074 : exponent - 53);
}

/* Angles that count as multiples of a quarter turn, with exact results. */
static int is_multiple(double x) {
  double quarters = x / 1.5707963267948966;
  return quarters == round(quarters) && fabs(quarters) < 1e9;
}

int main(int count, char **words) {
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (count != 2 || strcmp(words[1], functions[i].name)) continue;
    double numbers[3], x = 0, y = 0;
    Long worst = 0;
    long total = 0, wrong = 0;
    while (fread(numbers, 8, 3, stdin) == 3) {
      total++;
      if (i < 3 && is_multiple(numbers[0])) continue;
      Long exact = functions[i].call(numbers[0], numbers[1]);
      if (!isfinite((double)exact) || !isfinite(numbers[2])) {
        wrong += isnan(exact) ? !isnan(numbers[2]) : numbers[2] != (double)exact;
        continue;
      }
      Long error = fabsl(exact - numbers[2]) / place(exact);
      if (error > worst) { worst = error; x = numbers[0]; y = numbers[1]; }
    }
    printf("%.4Lf %a %a %ld %ld\n", worst, x, y, wrong, total);
    return 0;
  }
  return 2;
}
