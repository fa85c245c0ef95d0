import { afterEach, expect, test, vi } from 'vitest';
import { childEnv, root } from './toolchain.mjs';

afterEach(() => vi.unstubAllEnvs());

test('programs keep their compiled code among the packages, or where the caller says', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  expect(childEnv().NODE_COMPILE_CACHE).toMatch(/node_modules.\.cache.compiled$/);
  expect(childEnv().NODE_COMPILE_CACHE.startsWith(root)).toBe(true);
  vi.stubEnv('NODE_COMPILE_CACHE', '/elsewhere');
  expect(childEnv().NODE_COMPILE_CACHE).toBe('/elsewhere');
});
