import { buildPath } from './outline.ts';
import type { Paint } from './paint.ts';
import {
  drawFloorShadow,
  drawPlate,
  drawRect,
  drawShape,
  drawSteelWheel,
  drawStroke,
  mirrorMarks,
  TONES,
} from './parts.ts';

const pane = (x: number, y: number, width: number, height: number) =>
  drawRect(x - 3, y - 3, width + 6, height + 6, TONES.well, 7) +
  drawRect(x, y, width, height, TONES.glass, 5) +
  `<path d="M${x + width * 0.3} ${y}L${x + width * 0.1} ` +
  `${y + height}H${x + width * 0.36}L${x + width * 0.56} ${y}Z" fill="${TONES.glassLit}"/>`;

/** A tandem-axle caravan from its left side, drawbar to the left. */
export function drawCaravanSide(paint: Paint): string {
  const body = buildPath([
    [146, 278, 6],
    [136, 214, 14],
    [158, 110, 26],
    [186, 92, 18],
    [530, 92, 24],
    [552, 118, 16],
    [552, 250, 12],
    [530, 278, 10],
  ]);
  return [
    drawFloorShadow(70, 552),
    drawStroke('M60 268H150', '#565d65', 9) + drawStroke('M60 262V274', '#2e3338', 12, 'stroke-linecap="round"'),
    drawStroke('M92 250V296', '#8a929a', 6) +
      drawRect(84, 292, 16, 18, TONES.tyre, 8) +
      drawStroke('M86 250H98', '#2e3338', 5, 'stroke-linecap="round"'),
    drawRect(106, 226, 34, 38, '#2e3338', 4) + drawRect(108, 216, 14, 46, '#9aa2aa', 6),
    drawRect(150, 272, 390, 12, TONES.well, 3),
    `<clipPath id="b"><path d="${body}"/></clipPath><g clip-path="url(#b)">`,
    drawRect(60, 60, 540, 260, paint.base),
    drawRect(60, 60, 540, 52, paint.light),
    drawRect(60, 214, 540, 80, '#3b434c'),
    drawShape(
      [
        [60, 206],
        [330, 206],
        [420, 178, 20],
        [560, 178],
        [560, 190],
        [424, 190, 20],
        [336, 218],
        [60, 218],
      ],
      paint.dark,
    ),
    drawStroke('M60 228H600M60 240H600M60 252H600M60 264H600', '#4b545e', 1.4),
    `</g><path d="${body}" fill="none" stroke="${paint.dark}" stroke-width="1.4"/>`,
    drawRect(174, 84, 250, 12, '#aab1b8', 6) + drawRect(220, 80, 44, 8, '#d5dade', 3),
    pane(182, 132, 74, 52),
    drawRect(290, 116, 66, 160, paint.light, 6) +
      `<rect x="290" y="116" width="66" height="160" rx="6" fill="none" stroke="${paint.line}" stroke-width="2"/>`,
    pane(302, 130, 42, 44) + drawRect(346, 200, 5, 22, '#565d65', 2),
    drawRect(292, 284, 62, 7, '#8a929a', 2),
    pane(436, 126, 72, 44),
    drawRect(540, 150, 12, 36, TONES.tail, 3) + drawRect(384, 246, 140, 40, TONES.well, 18),
    drawSteelWheel(420, 31),
    drawSteelWheel(488, 31),
  ].join('');
}

/** The same from straight ahead, with its drawbar and gas bottles. */
export function drawCaravanFront(paint: Paint): string {
  return [
    shell(paint),
    pane(244, 104, 112, 62),
    drawRect(218, 206, 164, 50, '#3b434c', 5) + drawStroke('M218 231H382M300 206V256', '#59636e', 2),
    mirrorMarks(drawRect(308, 176, 30, 76, '#b9c0c7', 12) + drawRect(316, 168, 14, 10, '#8a929a', 3)),
    drawShape(
      [
        [288, 262],
        [312, 262],
        [308, 300, 3],
        [292, 300, 3],
      ],
      '#565d65',
    ),
    drawRect(286, 292, 28, 18, TONES.tyre, 8),
  ].join('');
}

/** The same from straight behind, with its lamps, bumper and spare wheel. */
export function drawCaravanRear(paint: Paint): string {
  return [
    shell(paint),
    pane(240, 98, 120, 58),
    '<g transform="translate(0 -64) translate(300 279) scale(1.25) translate(-300 ' +
      `-279)">${drawSteelWheel(300, 31)}</g>`,
    mirrorMarks(
      drawRect(386, 176, 18, 54, TONES.tail, 4) +
        drawRect(386, 196, 18, 14, TONES.amber) +
        drawRect(386, 212, 18, 10, TONES.lamp),
    ),
    drawRect(190, 264, 220, 12, '#8a929a', 4),
    drawPlate(262, 54, 17),
  ].join('');
}

function shell(paint: Paint): string {
  const body = buildPath([
    [188, 66, 20],
    [412, 66, 20],
    [420, 90, 8],
    [420, 264, 10],
    [404, 280, 8],
    [196, 280, 8],
    [180, 264, 10],
    [180, 90, 8],
  ]);
  return [
    drawFloorShadow(180, 420),
    mirrorMarks(drawRect(386, 250, 26, 60, TONES.tyre, 6)),
    drawRect(200, 268, 200, 18, TONES.well),
    `<clipPath id="b"><path d="${body}"/></clipPath><g clip-path="url(#b)">${drawRect(170, 50, 260, 240, paint.base)}`,
    drawRect(170, 50, 260, 34, paint.light) +
      drawRect(170, 190, 260, 110, paint.dark) +
      drawRect(170, 240, 260, 60, '#3b434c'),
    `</g><path d="${body}" fill="none" stroke="${paint.dark}" stroke-width="1.4"/>`,
    mirrorMarks(drawRect(408, 72, 6, 6, TONES.amber, 2)),
  ].join('');
}
