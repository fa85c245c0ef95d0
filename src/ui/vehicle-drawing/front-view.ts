import { mirrorOutline, type Vertex } from './outline.ts';
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
import type { EndProfile } from './profiles/end-profile.ts';

export function drawFront(profile: EndProfile, paint: Paint): string {
  const flat = profile.front === 'flat';
  return [
    drawStand(profile),
    profile.rear === 'box' ? drawRect(300 - profile.half - 14, 40, 2 * profile.half + 28, 214, '#e3e6e9', 4) : '',
    drawGreenhouse(profile, paint),
    windscreen(profile),
    drawLowerBody(profile, paint),
    flat ? '' : bonnet(profile, paint),
    face(profile, paint),
    mirrors(profile, paint),
  ].join('');
}

export function drawStand({ half, sill, tyre }: EndProfile): string {
  const tyreMark = drawRect(300 + half - tyre - 5, sill - 40, tyre, GROUND - sill + 40, TONES.tyre, 6);
  return (
    drawFloorShadow(300 - half, 300 + half) +
    drawRect(300 - half + 12, sill - 12, 2 * half - 24, 20, TONES.well) +
    mirrorMarks(tyreMark)
  );
}

/** Roof and pillars, into which the glass is then set. */
export function drawGreenhouse(profile: EndProfile, paint: Paint): string {
  const { half, roofHalf, roof, belt, isOpenTop } = profile;
  if (isOpenTop) return '';
  const outlineHalf: Vertex[] = [
    [300, roof],
    [300 + roofHalf, roof + 2, 22],
    [300 + half * 0.94, belt + 6, 8],
    [300, belt + 6],
  ];
  return (
    drawShape(mirrorOutline(outlineHalf), paint.light, `stroke="${paint.dark}" stroke-width="1.2"`) +
    drawStroke(`M${300 - roofHalf + 16} ${roof + 7}H${300 + roofHalf - 16}`, paint.base, 3)
  );
}

function windscreen({ half, roofHalf, roof, belt, front, isOpenTop }: EndProfile): string {
  const top = roof + (isOpenTop ? 4 : front === 'flat' ? 22 : 12);
  const foot = belt + (front === 'flat' ? 8 : 4);
  const glass = mirrorOutline([
    [300, top],
    [300 + roofHalf - 6, top + 2, 14],
    [300 + half * 0.94 - 11, foot, 10],
    [300, foot + 4],
  ]);
  const frame = isOpenTop ? `stroke="${TONES.plastic}" stroke-width="6"` : '';
  const seats = mirrorMarks(
    drawRect(328, top + 26, 34, 70, '#191e24', 10) + drawRect(335, top + 14, 20, 18, '#191e24', 6),
  );
  return (
    `<clipPath id="g">${drawShape(glass, TONES.glass)}</clipPath>${drawShape(glass, TONES.glass, frame)}` +
    `<g clip-path="url(#g)">${seats}<path d="M250 ${top - 10}L190 ${foot + 10}H248L308 ${top - 10}ZM372 ` +
    `${top - 10}L312 ${foot + 10}H332L392 ${top - 10}Z" fill="${TONES.glassLit}" opacity=".75"/></g>` +
    drawStroke(
      `M232 ${foot + 1}L296 ${foot - 7}M306 ${foot + 1}L368 ${foot - 7}`,
      TONES.well,
      2.4,
      'stroke-linecap="round"',
    )
  );
}

/** The painted part below the glass, plain on top and shaded at its foot. */
export function drawLowerBody({ half, belt, sill, hasCladding }: EndProfile, paint: Paint): string {
  const body = mirrorOutline([
    [300, belt + 4],
    [300 + half * 0.9, belt + 2, 16],
    [300 + half, belt + 34, 22],
    [300 + half + 1, sill - 26, 10],
    [300 + half - 8, sill, 12],
    [300, sill + 1],
  ]);
  const foot = sill - (hasCladding ? 24 : 16);
  return (
    `<clipPath id="b">${drawShape(body, paint.base)}</clipPath>` +
    drawShape(body, paint.base, `stroke="${paint.dark}" stroke-width="1.2"`) +
    `<g clip-path="url(#b)">${drawRect(170, foot, 260, 60, hasCladding ? TONES.plastic : paint.dark)}</g>`
  );
}

function bonnet({ half, belt, nose }: EndProfile, paint: Paint): string {
  const lid = mirrorOutline([
    [300, belt + 7],
    [300 + half * 0.8, belt + 4, 10],
    [300 + half * 0.88, nose - 8, 10],
    [300 + half * 0.62, nose, 12],
    [300, nose + 3],
  ]);
  const ribs = mirrorMarks(
    drawStroke(`M${300 + half * 0.5} ${belt + 8}L${300 + half * 0.4} ${nose - 2}`, paint.base, 2),
  );
  return drawShape(lid, paint.light) + ribs;
}

function face({ half, nose, sill, front }: EndProfile, paint: Paint): string {
  const lamp: Vertex[] = [
    [300 + half * 0.54, nose + 5, 5],
    [300 + half * 0.93, nose - 3, 8],
    [300 + half * 0.96, nose + 14, 7],
    [300 + half * 0.58, nose + 19, 6],
  ];
  const lampMarks =
    drawShape(lamp, TONES.plastic) +
    drawDisc(300 + half * 0.69, nose + 10.5, 5.4, TONES.lamp) +
    drawDisc(300 + half * 0.83, nose + 7.5, 5.4, TONES.lamp) +
    drawStroke(`M${300 + half * 0.57} ${nose + 17.5}L${300 + half * 0.95} ${nose + 12.5}`, TONES.lamp, 2.2);
  const height = front === 'flat' ? 14 : 24;
  const grille = mirrorOutline([
    [300, nose + 6],
    [300 + half * 0.48, nose + 6, 5],
    [300 + half * 0.42, nose + 6 + height, 7],
    [300, nose + 7 + height],
  ]);
  const bars = [0.36, 0.7]
    .map((share) => `M${300 - half * 0.45} ${nose + 6 + height * share}H${300 + half * 0.45}`)
    .join('');
  const intakeTop = nose + 14 + height;
  const intakeFoot = Math.max(sill - 16, intakeTop + 14);
  const intake = mirrorOutline([
    [300, intakeTop + 6],
    [300 + half * 0.62, intakeTop + 4, 6],
    [300 + half * 0.54, intakeFoot, 8],
    [300, intakeFoot],
  ]);
  return [
    mirrorMarks(lampMarks),
    drawShape(grille, TONES.well),
    drawStroke(bars, TONES.alloyDark, 2.2),
    drawDisc(300, nose + 6 + height * 0.5, 7.5, TONES.alloy) +
      drawDisc(300, nose + 6 + height * 0.5, 4.6, TONES.alloyDark),
    drawShape(intake, TONES.well),
    mirrorMarks(
      drawStroke(`M${300 + half * 0.72} ${intakeTop + 9}H${300 + half * 0.9}`, TONES.lamp, 4, 'stroke-linecap="round"'),
    ),
    mirrorMarks(
      drawStroke(
        `M${300 + half * 0.97} ${nose + 24}C${300 + half * 0.9} ${nose + 34} ${300 + half * 0.72} ` +
          `${intakeTop} ${300 + half * 0.66} ${intakeFoot}`,
        paint.dark,
        1.8,
      ),
    ),
    drawPlate(intakeTop + 3, 54, 17),
  ].join('');
}

function mirrors({ half, belt, front }: EndProfile, paint: Paint): string {
  const y = belt - (front === 'flat' ? 22 : 8);
  const mark =
    drawRect(300 + half * 0.84, y + 7, 18, 5, TONES.well, 2) +
    drawShape(
      [
        [300 + half * 0.94, y - 2, 6],
        [320 + half * 0.94, y - 5, 7],
        [320 + half * 0.94, y + 11, 6],
        [300 + half * 0.94, y + 13, 6],
      ],
      paint.base,
      `stroke="${paint.line}" stroke-width="1"`,
    );
  return mirrorMarks(mark);
}
