import { parseDrawing } from '../../ui/vehicle-drawing/address.ts';
import { drawVehicle } from '../../ui/vehicle-drawing/draw-vehicle.ts';

interface DrawingArgs {
  params: { body?: string; colour?: string; file?: string };
}

/** Answers `/drawings/{body}/{colour}/{view}.svg` with the drawing; 404 in plain words when a word is none of ours. */
export function loader({ params }: DrawingArgs): Response {
  const drawing = parseDrawing(params);
  if (!drawing) return new Response('There is no such drawing.\n', { status: 404, headers: plainText });
  return new Response(drawVehicle(drawing), { headers: svg });
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' };

const svg = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // A day: the address says what is drawn, not by which version of us.
  'Cache-Control': 'public, max-age=86400',
  // A picture needs nothing else, and an SVG opened by itself shall not be able to ask for more.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};
