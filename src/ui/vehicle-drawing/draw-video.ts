/** The holes along a film's edges, as one path. */
const holes = (y: number) => Array.from({ length: 12 }, (_, n) => `M${13 + n * 50} ${y}h24v18h-24z`).join('');

/** An SVG picture, 600 by 400, for a video without a poster: a frame of film. */
export const VIDEO_DRAWING_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">' +
  '<defs><radialGradient id="l" cx=".5" cy=".46" r=".7"><stop offset="0" stop-color="#3a4654"/><stop ' +
  'offset="1" stop-color="#161d26"/></radialGradient></defs>' +
  '<path fill="#0d1218" d="M0 0h600v400H0z"/><path fill="url(#l)" d="M0 52h600v296H0z"/>' +
  `<path fill="#4a5665" d="${holes(17)}${holes(365)}"/>` +
  '<path fill="#fff" fill-opacity=".07" d="M0 52h600L0 348z"/></svg>';
