// What Embedded Swift expects from the system, for a module without one.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

// Memory. The heap is divided into pages of 64 KiB. A page has blocks of one size, or it is part of a run of pages for one
// larger block. Empty pages are free for any size, so that the memory is bounded however long a page is edited.

enum { PAGE_BITS = 16, PAGE = 1 << PAGE_BITS, PAGES = 16384, CLASSES = 40, LARGEST = 16384 };
enum { FREE = 0, RUN = 255, TAIL = 254 };

typedef struct Block {
  struct Block *next;
} Block;

typedef struct {
  Block *free;        // blocks that were used and freed
  uint32_t fresh;     // offset of the first block that was never used
  uint32_t pages;     // length of a run
  uint16_t used;      // number of blocks in use
  uint16_t next, previous;  // pages of the same size with free blocks
  uint8_t kind;       // FREE, RUN, TAIL, or a size class plus 1
  uint8_t isListed;
} Page;

extern uint8_t __heap_base;
static Page pages[PAGES];
static uint16_t lists[CLASSES];
static uint32_t firstPage, endPage, firstFree;

// Four sizes for each power of two, the first ones in steps of 16.
static uint32_t class_of(size_t size) {
  if (size <= 64) return size == 0 ? 0 : (uint32_t)((size - 1) >> 4);
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)size - 1);
  return (power - 5) * 4 + (((uint32_t)size - 1) >> (power - 2) & 3);
}

static uint32_t size_of(uint32_t class) {
  if (class < 4) return (class + 1) << 4;
  return (5 + class % 4) << (class / 4 + 3);
}

// Returns the first of some neighboring free pages, or 0.
static uint32_t take_pages(uint32_t count) {
  if (!endPage) firstFree = firstPage = endPage = ((uint32_t)(uintptr_t)&__heap_base + PAGE - 1) >> PAGE_BITS;
  while (firstFree < endPage && pages[firstFree].kind != FREE) firstFree++;
  uint32_t length = 0, page = firstFree;
  for (; page < endPage && length < count; page++) length = pages[page].kind == FREE ? length + 1 : 0;
  if (length < count) {
    uint32_t end = page + count - length, present = (uint32_t)__builtin_wasm_memory_size(0);
    if (end > PAGES) return 0;
    // Memory grows by an eighth, because growing may copy all of it.
    uint32_t more = end + end / 8 < PAGES ? end + end / 8 : end;
    if (end > present && __builtin_wasm_memory_grow(0, more - present) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, end - present) == (size_t)-1)
      return 0;
    endPage = page = end;
  }
  return page - count;
}

static void list_page(uint32_t class, uint32_t page) {
  pages[page].isListed = 1;
  pages[page].previous = 0;
  pages[page].next = lists[class];
  if (lists[class]) pages[lists[class]].previous = (uint16_t)page;
  lists[class] = (uint16_t)page;
}

static void unlist_page(uint32_t class, uint32_t page) {
  Page *p = &pages[page];
  p->isListed = 0;
  if (p->previous) pages[p->previous].next = p->next; else lists[class] = p->next;
  if (p->next) pages[p->next].previous = p->previous;
}

void *malloc(size_t size) {
  if (size > LARGEST) {
    if (size > (size_t)PAGES * PAGE - PAGE) return 0;
    uint32_t count = (uint32_t)((size + PAGE - 1) >> PAGE_BITS), page = take_pages(count);
    if (!page) return 0;
    for (uint32_t i = 0; i < count; i++) pages[page + i].kind = i ? TAIL : RUN;
    pages[page].pages = count;
    return (void *)(uintptr_t)(page << PAGE_BITS);
  }
  uint32_t class = class_of(size), page = lists[class], length = size_of(class);
  if (!page) {
    page = take_pages(1);
    if (!page) return 0;
    pages[page] = (Page){.kind = (uint8_t)(class + 1)};
    list_page(class, page);
  }
  Page *p = &pages[page];
  Block *block = p->free;
  if (block) {
    p->free = block->next;
  } else {
    block = (Block *)(uintptr_t)((page << PAGE_BITS) + p->fresh);
    p->fresh += length;
  }
  p->used++;
  if (!p->free && p->fresh + length > PAGE) unlist_page(class, page);
  return block;
}

void free(void *pointer) {
  if (!pointer) return;
  uint32_t page = (uint32_t)(uintptr_t)pointer >> PAGE_BITS;
  Page *p = &pages[page];
  if (p->kind == RUN) {
    for (uint32_t i = 0, count = p->pages; i < count; i++) pages[page + i].kind = FREE;
    if (page < firstFree) firstFree = page;
    return;
  }
  uint32_t class = p->kind - 1u;
  Block *block = pointer;
  block->next = p->free;
  p->free = block;
  if (!p->isListed) list_page(class, page);
  // The last page of a size stays, or one block that comes and goes would take a page each time.
  if (--p->used || (lists[class] == page && !p->next)) return;
  unlist_page(class, page);
  p->kind = FREE;
  if (page < firstFree) firstFree = page;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // A block is aligned as its size is: at least by 16.
  if (alignment > 16) size = (size + alignment - 1) / alignment * alignment;
  if (alignment > 16 && size <= LARGEST) {
    uint32_t power = 16;
    while (power < size || power < alignment) power *= 2;
    size = power;
  }
  *result = malloc(size);
  return *result ? 0 : 12;
}

int memcmp(const void *a, const void *b, size_t count) {
  const uint8_t *x = a, *y = b;
  for (; count >= 8; count -= 8, x += 8, y += 8) {
    uint64_t v, w;
    __builtin_memcpy(&v, x, 8);
    __builtin_memcpy(&w, y, 8);
    if (v != w) break;
  }
  for (; count; count--, x++, y++)
    if (*x != *y) return *x < *y ? -1 : 1;
  return 0;
}

// Seeds of hash tables. The same ones each time: no result depends on the order of a table.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((uint8_t *)bytes)[i] = (uint8_t)(i * 167 + 13);
}

// Numbers.

// The product of two numbers of 128 bits, as LLVM's run-time has it.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * bl + al * (uint64_t)(b >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)(a0 * b0)));
}

// Halves away from zero, as C has it; WebAssembly has only halves to even.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

float roundf(float x) { return (float)round(x); }

typedef struct {
  uint32_t count, limbs[160];
} Big;

static void multiply(Big *big, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (uint32_t i = 0; i < big->count; i++) {
    carry += (uint64_t)big->limbs[i] * factor;
    big->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) big->limbs[big->count++] = (uint32_t)carry;
}

static int compare(const Big *a, const Big *b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  for (uint32_t i = a->count; i-- > 0;)
    if (a->limbs[i] != b->limbs[i]) return a->limbs[i] < b->limbs[i] ? -1 : 1;
  return 0;
}

// Compares digits times a power of ten with the number halfway between the double with some bits and the next one.
static int compare_halfway(const Big *digits, int power, uint64_t bits) {
  uint64_t mantissa = bits & 0xfffffffffffff, exponent = bits >> 52;
  if (exponent) mantissa |= 1ull << 52; else exponent = 1;
  mantissa = 2 * mantissa + 1;
  int two = (int)exponent - 1076;
  Big left = *digits, right = {2, {(uint32_t)mantissa, (uint32_t)(mantissa >> 32)}};
  if (!right.limbs[1]) right.count = 1;
  for (int i = 0; i < power; i++) multiply(&left, 10, 0);
  for (int i = 0; i < -power; i++) multiply(&right, 10, 0);
  for (; two >= 31; two -= 31) multiply(&right, 1u << 31, 0);
  for (; two <= -31; two += 31) multiply(&left, 1u << 31, 0);
  multiply(two > 0 ? &right : &left, 1u << (two > 0 ? two : -two), 0);
  return compare(&left, &right);
}

// Returns the double nearest to the decimal number at the start of a text, and where it ends, or 0 if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *p = text;
  int isNegative = *p == '-', power = 0, count = 0, hasDigits = 0, hasPoint = 0, isLong = 0;
  if (*p == '-' || *p == '+') p++;
  Big digits = {0};
  uint64_t small = 0;
  for (;; p++) {
    if (*p == '.' && !hasPoint) {
      hasPoint = 1;
    } else if (*p >= '0' && *p <= '9') {
      hasDigits = 1;
      // No halfway number has more digits; a digit that isn't zero behind them is as good as any other.
      if (count < 780) {
        if (count || *p != '0') count++;
        multiply(&digits, 10, (uint32_t)(*p - '0'));
        if (count <= 18) small = 10 * small + (uint32_t)(*p - '0');
        power -= hasPoint;
      } else {
        isLong |= *p != '0';
        power += !hasPoint;
      }
    } else {
      break;
    }
  }
  if (!hasDigits) return 0;
  if (*p == 'e' || *p == 'E') {
    const char *q = p + 1;
    int isDown = *q == '-', exponent = 0;
    if (*q == '-' || *q == '+') q++;
    if (*q >= '0' && *q <= '9') {
      for (; *q >= '0' && *q <= '9'; q++)
        if (exponent < 100000) exponent = 10 * exponent + (*q - '0');
      power += isDown ? -exponent : exponent;
      p = q;
    }
  }
  if (isLong) {
    multiply(&digits, 10, 1);
    power--;
  }
  double value;
  if (!digits.count || count + power < -330) {
    value = 0;
  } else if (count + power > 310) {
    value = __builtin_inf();
  } else if (count <= 15 && power >= -22 && power <= 22) {
    double factor = 1;
    for (int i = power < 0 ? -power : power; i > 0; i--) factor *= 10;
    value = power < 0 ? (double)small / factor : (double)small * factor;
  } else {
    uint64_t low = 0, high = 0x7ff0000000000000;
    // The first double whose upper halfway number isn't below.
    while (low < high) {
      uint64_t middle = (low + high) / 2;
      int order = compare_halfway(&digits, power, middle);
      if (order < 0 || (order == 0 && middle % 2 == 0)) high = middle; else low = middle + 1;
    }
    __builtin_memcpy(&value, &low, 8);
  }
  *result = isNegative ? -value : value;
  return p;
}
#endif
