import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// It asks for a canvas as soon as it is loaded.
vi.mock('./draw-map.ts', () => ({ drawMap: vi.fn() }));
const { MapCanvas } = await import('./map-canvas.tsx');

test('[H5] until a map is drawn the outline below it is seen, not a grey field with pins', () => {
  const map = { base: { kind: 'own' }, view: [0, 0, 1, 1], isNumbered: false, pins: [] } as never;
  const html = renderToStaticMarkup(<MapCanvas map={map} instead="" own={null} />);
  expect(html).toContain('class="loc-canvas-in"');
  expect(html).not.toContain('data-drawn');
});
