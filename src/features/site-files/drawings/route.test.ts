import { expect, test } from 'vitest';
import { loader } from './route.ts';
import { loader as videoLoader } from './video.route.ts';

test('a drawing is sent as SVG that may be kept for a day', async () => {
  const response = loader({ params: { body: 'suv', colour: 'white', file: 'side.svg' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(await response.text()).toMatch(/^<svg /);
});

test.each([
  { body: 'spaceship', colour: 'white', file: 'side.svg' },
  { body: 'suv', colour: 'plaid', file: 'side.svg' },
  { body: 'suv', colour: 'white', file: 'side.png' },
  { body: 'suv', colour: 'white', file: 'side' },
  { body: 'SUV', colour: 'white', file: 'side.svg' },
  {},
])('an address of unknown words is answered 404: %o', (params) => {
  expect(loader({ params }).status).toBe(404);
});

test('[D3] the drawing that stands for a video is an SVG of the same size that asks for nothing else', async () => {
  const response = videoLoader();
  expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await response.text()).toMatch(/^<svg [^>]*width="600" height="400">.*<\/svg>$/);
});
