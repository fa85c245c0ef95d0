import { drawGreenhouse, drawLowerBody, drawStand } from './front-view.ts';
import { mirrorOutline, type Vertex } from './outline.ts';
import type { Paint } from './paint.ts';
import { drawDisc, drawPlate, drawRect, drawShape, drawStroke, mirrorMarks, TONES } from './parts.ts';
import type { EndProfile } from './profiles/end-profile.ts';

export function drawRear(profile: EndProfile, paint: Paint): string {
  if (profile.rear === 'box') return boxBody(profile);
  return [
    drawStand(profile),
    profile.isOpenTop ? cabin(profile) : drawGreenhouse(profile, paint) + rearGlass(profile),
    drawLowerBody(profile, paint),
    backs[profile.rear](profile, paint),
  ].join('');
}

type Back = (profile: EndProfile, paint: Paint) => string;

const backs: Record<Exclude<EndProfile['rear'], 'box'>, Back> = {
  boot: (profile, paint) =>
    bootLid(profile, paint) + wideLamps(profile) + drawPlate(profile.belt + 34, 60, 19) + bumper(profile, paint),
  hatch: (profile, paint) =>
    shutLine(profile, paint) +
    wideLamps(profile) +
    badge(profile) +
    drawPlate(profile.belt + 38, 60, 19) +
    bumper(profile, paint),
  tray: (profile, paint) =>
    tailgate(profile, paint) + tallLamps(profile) + bumper(profile, paint) + drawPlate(profile.sill - 20, 54, 17),
  flatbed: (profile) => flatTray(profile),
  doors: (profile, paint) =>
    drawStroke(
      `M300 ${profile.roof + 14}V${profile.sill - 18}M${300 - profile.half * 0.82} ` +
        `${profile.belt + 10}V${profile.sill - 18}H${300 + profile.half * 0.82}V${profile.belt + 10}`,
      paint.line,
      1.8,
    ) +
    drawRect(306, profile.belt + 28, 6, 18, paint.dark, 2) +
    tallLamps(profile) +
    bumper(profile, paint) +
    drawPlate(profile.belt + 52, 54, 17),
};

function rearGlass({ half, roofHalf, roof, belt, rear }: EndProfile): string {
  const foot = rear === 'boot' ? belt + 2 : rear === 'doors' ? belt - 22 : belt + 6;
  const glass = mirrorOutline([
    [300, roof + 14],
    [300 + roofHalf - 9, roof + 16, 14],
    [300 + half * 0.94 - 15, foot - 4, 12],
    [300, foot],
  ]);
  return (
    `<clipPath id="g">${drawShape(glass, TONES.glass)}</clipPath>${drawShape(glass, TONES.glass)}` +
    `<g clip-path="url(#g)"><path d="M244 ${roof}L184 ${foot + 20}H236L296 ${roof}Z" ` +
    `fill="${TONES.glassLit}" opacity=".75"/></g>` +
    drawRect(282, roof + 17, 36, 4, TONES.tailDark, 2) +
    (rear === 'hatch' ? drawStroke(`M300 ${foot - 2}L340 ${foot - 8}`, TONES.well, 2.6, 'stroke-linecap="round"') : '')
  );
}

/** Seats of an open car above the boot. */
function cabin({ roofHalf, roof, belt }: EndProfile): string {
  const seat = drawRect(316, roof + 16, 46, 60, '#23282e', 12) + drawRect(328, roof + 2, 22, 20, '#2f353c', 7);
  const frame = drawStroke(
    `M${300 - roofHalf - 14} ${belt + 6}L${300 - roofHalf + 4} ` +
      `${roof + 4}H${300 + roofHalf - 4}L${300 + roofHalf + 14} ${belt + 6}`,
    TONES.plastic,
    6,
    'stroke-linejoin="round"',
  );
  return frame + mirrorMarks(seat);
}

function bootLid({ half, belt, sill }: EndProfile, paint: Paint): string {
  const deck = mirrorOutline([
    [300, belt + 2],
    [300 + half * 0.84, belt + 3, 10],
    [300 + half * 0.9, belt + 16, 8],
    [300, belt + 19],
  ]);
  return (
    drawShape(deck, paint.light) +
    drawStroke(`M${300 - half * 0.6} ${belt + 20}V${sill - 26}H${300 + half * 0.6}V${belt + 20}`, paint.line, 1.6)
  );
}

function shutLine({ half, belt, sill }: EndProfile, paint: Paint): string {
  const upper = mirrorOutline([
    [300, belt + 6],
    [300 + half * 0.9, belt + 5, 10],
    [300 + half * 0.97, belt + 26, 10],
    [300, belt + 30],
  ]);
  return (
    drawShape(upper, paint.light) +
    drawStroke(
      `M${300 - half * 0.8} ${belt + 8}L${300 - half * 0.72} ` +
        `${sill - 34}H${300 + half * 0.72}L${300 + half * 0.8} ${belt + 8}`,
      paint.line,
      1.6,
    )
  );
}

function badge({ belt }: EndProfile): string {
  return drawDisc(300, belt + 20, 6.5, TONES.alloy) + drawDisc(300, belt + 20, 4, TONES.alloyDark);
}

function wideLamps({ half, belt }: EndProfile): string {
  const y = belt + 20;
  const lamp: Vertex[] = [
    [300 + half * 0.52, y + 5, 5],
    [300 + half * 0.93, y - 6, 8],
    [300 + half * 0.99, y + 14, 7],
    [300 + half * 0.56, y + 20, 6],
  ];
  return mirrorMarks(
    drawShape(lamp, TONES.tail, `stroke="${TONES.tailDark}" stroke-width="1.4"`) +
      drawStroke(
        `M${300 + half * 0.6} ${y + 10}L${300 + half * 0.93} ${y + 4}`,
        '#ef8a8d',
        2.6,
        'stroke-linecap="round"',
      ) +
      drawRect(300 + half * 0.6, y + 13.5, 14, 3.4, TONES.lamp, 1.5),
  );
}

function tallLamps({ half, belt, sill }: EndProfile): string {
  const height = Math.min(58, sill - belt - 44);
  const x = 300 + half * 0.85;
  return mirrorMarks(
    drawRect(x, belt + 16, half * 0.12, height, TONES.tail, 4) +
      drawRect(x, belt + 16 + height * 0.42, half * 0.12, height * 0.2, TONES.amber) +
      drawRect(x, belt + 16 + height * 0.62, half * 0.12, height * 0.18, TONES.lamp),
  );
}

function tailgate({ half, belt, sill }: EndProfile, paint: Paint): string {
  const gate = mirrorOutline([
    [300, belt + 12],
    [300 + half * 0.82, belt + 12, 4],
    [300 + half * 0.82, sill - 30, 6],
    [300, sill - 30],
  ]);
  return (
    drawRect(300 - half * 0.9, belt + 3, half * 1.8, 8, TONES.plastic, 3) +
    drawShape(gate, paint.light, `stroke="${paint.line}" stroke-width="1.6"`) +
    drawRect(300 - half * 0.6, belt + 34, half * 1.2, 24, paint.base, 4) +
    drawRect(280, belt + 18, 40, 9, TONES.plastic, 4)
  );
}

/** An aluminium tray behind a single cab: headboard, tail board and lamps under it. */
function flatTray({ half, roof, belt }: EndProfile): string {
  const left = 300 - half - 8;
  const width = 2 * half + 16;
  return [
    drawStroke(
      `M${left + 24} ${belt + 20}V${roof + 22}H${left + width - 24}V${belt + 20}M300 ${roof + 22}V${belt + 20}`,
      '#b4bac1',
      5,
    ),
    drawRect(left + 14, belt + 60, width - 28, 26, '#2a2f34', 3),
    drawRect(left, belt + 18, width, 46, '#c5cad0', 3) + drawRect(left, belt + 18, width, 6, '#e3e7ea', 2),
    drawRect(left, belt + 58, width, 6, '#8f979f', 2) +
      drawStroke(
        `M${left + 70} ${belt + 24}V${belt + 58}M${left + width - 70} ${belt + 24}V${belt + 58}`,
        '#9aa2aa',
        4,
      ),
    mirrorMarks(drawRect(360, belt + 68, 44, 13, TONES.tail, 3) + drawRect(376, belt + 68, 12, 13, TONES.amber)),
    drawPlate(belt + 67, 52, 16),
  ].join('');
}

function bumper({ half, sill, rear }: EndProfile, paint: Paint): string {
  const y = sill - 24;
  const bar =
    rear === 'tray'
      ? drawRect(300 - half * 0.86, sill - 24, half * 1.72, 13, '#aab1b8', 4)
      : drawStroke(`M${300 - half * 0.98} ${y}H${300 + half * 0.98}`, paint.dark, 2);
  return bar + mirrorMarks(drawRect(300 + half * 0.66, sill - 14, 24, 5, TONES.tail, 2));
}

function boxBody(profile: EndProfile): string {
  const half = profile.half + 14;
  const left = 300 - half;
  const posts =
    drawStroke(`M300 52V248M${left + 34} 60V246M${300 + half - 34} 60V246`, '#b2b9c0', 2) +
    drawStroke(`M274 60V246M326 60V246`, '#8f979f', 4);
  return [
    drawStand(profile),
    drawRect(left + 10, 252, 2 * half - 20, 24, '#2a2f34', 3),
    drawRect(left, 40, 2 * half, 216, '#e9ecef', 5),
    drawRect(left, 40, 2 * half, 10, '#ffffff', 4),
    drawRect(left, 244, 2 * half, 12, '#b9c0c7', 3),
    posts,
    mirrorMarks(drawRect(364, 258, 40, 13, TONES.tail, 3) + drawRect(378, 258, 12, 13, TONES.amber)),
    drawPlate(257, 50, 16),
  ].join('');
}
