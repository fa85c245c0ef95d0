import { expect, test } from 'vitest';
import { chooseFormat } from './formats.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif', 'webp'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
  ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['IMAGE/AVIF', 'avif', 'jpeg'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.000, image/webp;q=0.0', 'jpeg'],
  ['image/avif;q=0.1', 'avif', 'jpeg'],
  ['image/avif, image/webp;q=0', 'avif', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('[A8] a browser that says %j gets %s; while an AVIF is made, %s', (accept, format, standIn?: string) => {
  expect(chooseFormat(accept)).toEqual(standIn ? { format, standIn } : { format });
});
