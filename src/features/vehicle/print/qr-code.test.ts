import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildQrPath, encodeQrCode, listDarkRuns, QUIET_MODULES } from './qr-code.ts';

const ADDRESS = 'https://cars.example/cars/2021-toyota-kluger-hm20614';

test('[D18] a code has its three finder patterns, by which readers find it', () => {
  const { size, dark } = encodeQrCode(ADDRESS);
  const corner = (row: number, column: number) =>
    Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => (dark[(row + y) * size + column + x] ? '#' : '.')).join(''),
    );
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect([corner(0, 0), corner(0, size - 7), corner(size - 7, 0)]).toEqual([finder, finder, finder]);
});

test('[D18] the runs that are drawn are the dark modules, each once', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'small' }), (address) => {
      const code = encodeQrCode(address);
      const drawn = code.dark.map(() => 0);
      for (const { row, column, length } of listDarkRuns(code))
        for (let x = column; x < column + length; x++) drawn[row * code.size + x]!++;
      expect(drawn).toEqual(code.dark.map(Number));
    }),
    { numRuns: 30 },
  );
});

test('[D18] a quiet margin stands around the code', () => {
  const code = encodeQrCode(ADDRESS);
  const { path, side } = buildQrPath(code);
  expect(side).toBe(code.size + 2 * QUIET_MODULES);
  const starts = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBe(QUIET_MODULES);
});
