import { parseDrawing } from '../../../ui/vehicle-drawing/address.ts';
import { drawVehicle } from '../../../ui/vehicle-drawing/draw-vehicle.ts';
import { SVG_HEADERS } from './svg-headers.ts';

interface DrawingArgs {
  params: { body?: string; colour?: string; file?: string };
}

/** Responds to `/drawings/{body}/{colour}/{view}.svg` with the drawing; a plain 404 for unknown words. */
export function loader({ params }: DrawingArgs): Response {
  const drawing = parseDrawing(params);
  if (!drawing) return new Response('There is no such drawing.\n', { status: 404, headers: plainText });
  return new Response(drawVehicle(drawing), { headers: SVG_HEADERS });
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' };
