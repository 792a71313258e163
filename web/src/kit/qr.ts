/** A QR code (byte mode, error correction M, versions 1 to 10) as a square of dark and light. */

// By version: code words of correction per block, and blocks with their data code words.
const BLOCKS: [correction: number, ...data: number[]][] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function corrections(data: number[], count: number): number[] {
  const divisor: number[] = Array(count - 1)
    .fill(0)
    .concat(1);
  let root = 1;
  for (let round = 0; round < count; round++) {
    for (let at = 0; at < count; at++) {
      divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  const left: number[] = Array(count).fill(0);
  for (const one of data) {
    const factor = one ^ left.shift()!;
    left.push(0);
    divisor.forEach((by, at) => (left[at]! ^= times(by, factor)));
  }
  return left;
}

function codeWords(bytes: Uint8Array, version: number): number[] {
  const [correction, ...sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  let from = 0;
  const data = sizes.map((size) => words.slice(from, (from += size)));
  const checks = data.map((block) => corrections(block, correction));
  const woven = (blocks: number[][]) =>
    Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_, at) =>
      blocks.flatMap((block) => block[at] ?? []),
    ).flat();
  return [...woven(data), ...woven(checks)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Square {
  readonly size: number;
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () =>
      Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.patterns();
  }

  private fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private patterns(): void {
    const { size } = this;
    for (let at = 0; at < size; at++) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const) {
      for (let dy = -4; dy <= 4; dy++) {
        for (let dx = -4; dx <= 4; dx++) {
          const far = Math.max(Math.abs(dx), Math.abs(dy));
          this.fix(x + dx, y + dy, far !== 2 && far !== 4);
        }
      }
    }
    const aligned = ALIGNED[this.version - 1]!;
    const last = aligned.length - 1;
    aligned.forEach((y, row) =>
      aligned.forEach((x, column) => {
        if ((!row && !column) || (!row && column === last) || (row === last && !column)) return;
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) {
            this.fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
          }
        }
      }),
    );
    this.format(0);
    if (this.version >= 7) this.numbered();
  }

  /** Writes which mask is used. */
  format(mask: number): void {
    let left = mask; // error correction M is 00
    for (let bit = 0; bit < 10; bit++) left = (left << 1) ^ ((left >>> 9) * 0x537);
    const bits = ((mask << 10) | left) ^ 0x5412;
    const bit = (at: number) => ((bits >>> at) & 1) === 1;
    for (let at = 0; at < 6; at++) this.fix(8, at, bit(at));
    this.fix(8, 7, bit(6));
    this.fix(8, 8, bit(7));
    this.fix(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.fix(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) this.fix(this.size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.fix(8, this.size - 15 + at, bit(at));
    this.fix(8, this.size - 8, true);
  }

  private numbered(): void {
    let left = this.version;
    for (let bit = 0; bit < 12; bit++) left = (left << 1) ^ ((left >>> 11) * 0x1f25);
    const bits = (this.version << 12) | left;
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >>> at) & 1) === 1;
      const a = this.size - 11 + (at % 3);
      const b = Math.floor(at / 3);
      this.fix(a, b, dark);
      this.fix(b, a, dark);
    }
  }

  fill(words: number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.fixed[y]![x] || bit >= words.length * 8) continue;
          this.dark[y]![x] = ((words[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  mask(number: number): void {
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        if (!this.fixed[y]![x] && MASKS[number]!(x, y)) this.dark[y]![x] = !this.dark[y]![x];
      }
    }
  }

  /** How hard it is to read: long runs, blocks, and too much of one colour. */
  badness(): number {
    const { dark, size } = this;
    let bad = 0;
    let black = 0;
    for (const at of [
      (a: number, b: number) => dark[a]![b]!,
      (a: number, b: number) => dark[b]![a]!,
    ]) {
      for (let a = 0; a < size; a++) {
        let run = 0;
        for (let b = 0; b < size; b++) {
          run = b && at(a, b) === at(a, b - 1) ? run + 1 : 1;
          if (run === 5) bad += 3;
          else if (run > 5) bad += 1;
        }
      }
    }
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (dark[y]![x]) black++;
        const one = dark[y]![x];
        if (
          x &&
          y &&
          one === dark[y]![x - 1] &&
          one === dark[y - 1]![x] &&
          one === dark[y - 1]![x - 1]
        )
          bad += 3;
      }
    }
    return bad + Math.floor(Math.abs((black * 20) / (size * size) - 10)) * 10;
  }
}

/** The code of a text, row by row; nothing where it is too long for one that is easy to read. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const room = (version: number) =>
    BLOCKS[version - 1]!.slice(1).reduce((sum, size) => sum + size, 0) - (version < 10 ? 2 : 3);
  let version = 1;
  while (version <= BLOCKS.length && room(version) < bytes.length) version++;
  if (version > BLOCKS.length) return null;
  const square = new Square(version);
  square.fill(codeWords(bytes, version));
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < MASKS.length; mask++) {
    square.format(mask);
    square.mask(mask);
    const bad = square.badness();
    if (bad < least) [best, least] = [mask, bad];
    square.mask(mask);
  }
  square.format(best);
  square.mask(best);
  return square.dark;
}
