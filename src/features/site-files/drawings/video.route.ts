import { VIDEO_DRAWING_SVG } from '../../../ui/vehicle-drawing/draw-video.ts';
import { SVG_HEADERS } from './svg-headers.ts';

/** Responds to `/drawings/video.svg` with the drawing that stands for a video (D3). */
export function loader(): Response {
  return new Response(VIDEO_DRAWING_SVG, { headers: SVG_HEADERS });
}
