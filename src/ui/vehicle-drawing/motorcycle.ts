import { formatCoordinate } from './outline.ts';
import type { Paint } from './paint.ts';
import {
  drawDisc,
  drawFloorShadow,
  drawPlate,
  drawRect,
  drawShape,
  drawStroke,
  GROUND,
  mirrorMarks,
  TONES,
} from './parts.ts';

const RADIUS = 68;
const AXLES = [166, 436] as const;
const Y = GROUND - RADIUS;

/** A motorcycle from its left side: spoked wheels, tank and tail in the paint. */
export function drawMotorcycleSide(paint: Paint): string {
  return [
    drawFloorShadow(110, 492),
    drawStroke(`M330 246L436 ${Y}`, '#565d65', 12, 'stroke-linecap="round"'),
    bikeWheel(AXLES[0]),
    bikeWheel(AXLES[1]),
    `<circle cx="${AXLES[0]}" cy="${Y}" r="26" fill="none" stroke="#9aa2aa" stroke-width="5"/>`,
    drawStroke(`M${AXLES[0]} ${Y}L226 126`, '#b9c0c7', 10, 'stroke-linecap="round"'),
    drawStroke(`M${AXLES[0] + 6} ${Y - 16}L192 188`, '#8a929a', 15, 'stroke-linecap="round"'),
    drawShape(
      [
        [110, 206, 8],
        [136, 170, 20],
        [186, 168, 20],
        [214, 190, 6],
        [190, 180, 16],
        [150, 182, 16],
      ],
      paint.base,
    ),
    // Frame
    drawStroke('M232 152L300 246L372 250L388 190L246 160', '#3a4047', 10, 'stroke-linejoin="round"'),
    engine(),
    drawStroke('M262 232C252 276 290 284 330 278L352 274', '#9aa2aa', 9, 'stroke-linecap="round"'),
    drawShape(
      [
        [344, 264, 5],
        [470, 226, 6],
        [478, 246, 6],
        [350, 286, 8],
      ],
      '#7f868e',
    ),
    drawShape(
      [
        [344, 264, 5],
        [470, 226, 6],
        [472, 232, 4],
        [346, 271, 4],
      ],
      '#b9c0c7',
    ),
    // Tank, seat and tail
    drawShape(
      [
        [236, 164, 14],
        [254, 130, 22],
        [318, 126, 24],
        [348, 160, 16],
        [338, 178, 10],
        [262, 184, 14],
      ],
      paint.base,
    ),
    drawShape(
      [
        [244, 154, 10],
        [258, 133, 16],
        [314, 130, 20],
        [338, 156, 12],
        [290, 146, 30],
      ],
      paint.light,
    ),
    drawShape(
      [
        [262, 184, 14],
        [250, 176, 8],
        [342, 168, 6],
        [338, 178, 10],
      ],
      paint.dark,
    ),
    drawShape(
      [
        [338, 172, 10],
        [356, 164, 14],
        [414, 166, 18],
        [452, 146, 12],
        [470, 150, 8],
        [440, 176, 14],
        [396, 186, 14],
        [346, 184, 8],
      ],
      '#22262b',
    ),
    drawShape(
      [
        [392, 188, 8],
        [440, 178, 10],
        [486, 152, 4],
        [480, 168, 6],
        [446, 194, 12],
        [404, 200, 8],
      ],
      paint.base,
    ),
    drawRect(474, 154, 14, 8, TONES.tail, 3),
    drawStroke('M452 192L492 214L496 232', '#2e3338', 4, 'stroke-linejoin="round"'),
    // Bars, lamp and instruments
    drawStroke('M226 130L232 112L262 106', '#2e3338', 6, 'stroke-linecap="round" stroke-linejoin="round"'),
    drawStroke('M244 109L266 105', '#16191d', 9, 'stroke-linecap="round"'),
    drawStroke('M238 110L252 84', '#2e3338', 3),
    drawShape(
      [
        [240, 86, 5],
        [264, 74, 5],
        [268, 84, 5],
        [246, 92, 5],
      ],
      '#2e3338',
    ),
    drawDisc(210, 142, 20, '#2e3338'),
    drawShape(
      [
        [192, 130, 8],
        [206, 124, 8],
        [206, 160, 8],
        [192, 154, 8],
      ],
      TONES.lamp,
      `stroke="${TONES.lampEdge}" stroke-width="1.6"`,
    ),
    drawDisc(322, 282, 4, '#9aa2aa'),
    drawStroke('M318 282L302 300', '#2e3338', 5, 'stroke-linecap="round"'),
  ].join('');
}

function bikeWheel(x: number): string {
  const spokes = Array.from(
    { length: 10 },
    (_, index) => `<path d="M0-10L0-46" transform="rotate(${index * 36})"/>`,
  ).join('');
  return (
    `<g transform="translate(${x} ${Y})"><circle r="${formatCoordinate(RADIUS - 9)}" fill="none" ` +
    `stroke="${TONES.tyre}" stroke-width="18"/>` +
    `<circle r="48" fill="none" stroke="#aab1b8" stroke-width="5"/><g stroke="#8a929a" stroke-width="4">${spokes}</g>` +
    `<circle r="11" fill="#8a929a"/><circle r="5" fill="#3a4047"/></g>`
  );
}

function engine(): string {
  const fins = [188, 197, 206, 215].map((y) => `M284 ${y}H340`).join('');
  return (
    drawShape(
      [
        [276, 182, 6],
        [346, 180, 6],
        [350, 222, 8],
        [380, 232, 16],
        [378, 272, 16],
        [290, 276, 14],
        [270, 250, 14],
      ],
      '#6b737b',
    ) +
    drawShape(
      [
        [280, 180, 5],
        [344, 178, 5],
        [344, 196, 4],
        [282, 198, 4],
      ],
      '#8a929a',
    ) +
    drawStroke(fins, '#454c53', 3) +
    drawDisc(344, 250, 21, '#8a929a') +
    drawDisc(344, 250, 14, '#aab1b8') +
    drawDisc(304, 254, 13, '#565d65')
  );
}

/** The same from straight ahead. */
export function drawMotorcycleFront(paint: Paint): string {
  return [
    drawFloorShadow(248, 352),
    drawRect(280, 190, 40, GROUND - 190, TONES.tyre, 18),
    drawStroke('M300 200V302', '#33393f', 3, 'stroke-dasharray="7 5"'),
    mirrorMarks(
      drawStroke('M328 250L334 126', '#b9c0c7', 11, 'stroke-linecap="round"') +
        drawStroke('M328 254L331 200', '#8a929a', 16, 'stroke-linecap="round"'),
    ),
    mirrorMarks(
      drawRect(337, 196, 34, 40, '#6b737b', 6) + drawStroke('M339 206H369M339 216H369M339 226H369', '#454c53', 3),
    ),
    drawShape(
      [
        [276, 236, 8],
        [274, 186, 14],
        [326, 186, 14],
        [324, 236, 8],
        [318, 204, 12],
        [282, 204, 12],
      ],
      paint.base,
    ),
    mirrorMarks(
      drawStroke('M304 118L372 108L412 118', '#2e3338', 7, 'stroke-linejoin="round"') +
        drawStroke('M388 111L420 120', '#16191d', 11, 'stroke-linecap="round"'),
    ),
    mirrorMarks(
      drawStroke('M376 108L390 76', '#2e3338', 3) +
        drawShape(
          [
            [372, 60, 8],
            [410, 58, 8],
            [406, 82, 8],
            [376, 82, 8],
          ],
          '#2e3338',
        ) +
        drawDisc(350, 148, 8, TONES.amber),
    ),
    drawShape(
      [
        [262, 122, 16],
        [300, 112, 20],
        [338, 122, 16],
        [334, 178, 22],
        [300, 190, 20],
        [266, 178, 22],
      ],
      paint.dark,
    ),
    drawDisc(300, 150, 31, '#2e3338'),
    drawDisc(300, 150, 26, TONES.lamp),
    drawStroke('M278 150H322', TONES.lampEdge, 2),
    drawShape(
      [
        [266, 110, 10],
        [276, 84, 14],
        [324, 84, 14],
        [334, 110, 10],
      ],
      '#3a444f',
      'opacity=".9"',
    ),
  ].join('');
}

/** The same from straight behind. */
export function drawMotorcycleRear(paint: Paint): string {
  return [
    drawFloorShadow(248, 352),
    drawRect(276, 196, 48, GROUND - 196, TONES.tyre, 18),
    drawStroke('M290 206V302M310 206V302', '#33393f', 3, 'stroke-dasharray="7 5"'),
    mirrorMarks(drawStroke('M330 206L322 262', '#565d65', 10, 'stroke-linecap="round"')),
    drawDisc(346, 244, 17, '#7f868e') + drawDisc(346, 244, 10, '#22262b'),
    mirrorMarks(
      drawStroke('M304 112L372 100L412 110', '#2e3338', 7, 'stroke-linejoin="round"') +
        drawStroke('M388 103L420 112', '#16191d', 11, 'stroke-linecap="round"'),
    ),
    mirrorMarks(
      drawStroke('M376 100L390 68', '#2e3338', 3) +
        drawShape(
          [
            [372, 52, 8],
            [410, 50, 8],
            [406, 74, 8],
            [376, 74, 8],
          ],
          '#8b98a5',
          'stroke="#2e3338" stroke-width="4"',
        ),
    ),
    drawShape(
      [
        [256, 132, 14],
        [272, 106, 16],
        [328, 106, 16],
        [344, 132, 14],
        [336, 168, 10],
        [264, 168, 10],
      ],
      paint.light,
    ),
    drawShape(
      [
        [262, 150, 14],
        [338, 150, 14],
        [346, 190, 10],
        [254, 190, 10],
      ],
      '#22262b',
    ),
    drawShape(
      [
        [258, 178, 10],
        [342, 178, 10],
        [326, 210, 10],
        [274, 210, 10],
      ],
      paint.base,
    ),
    drawRect(276, 186, 48, 14, TONES.tail, 5),
    mirrorMarks(drawDisc(352, 200, 8, TONES.amber)),
    drawRect(270, 214, 60, 46, '#2e3338', 4),
    drawPlate(219, 46, 34),
  ].join('');
}
