import { buildPath } from './outline.ts';
import type { Paint } from './paint.ts';
import {
  drawDisc,
  drawFloorShadow,
  drawRect,
  drawShape,
  drawSteelWheel,
  drawStroke,
  drawWheel,
  GROUND,
  TONES,
} from './parts.ts';
import type { SideProfile } from './profiles/side-profile.ts';

/** A car from its left side as SVG marks: shadow, body in three tones, glass, lamps and wheels. */
export function drawSide(profile: SideProfile, paint: Paint, steelWheels: boolean): string {
  const [front, rear] = profile.axles;
  const body = buildPath(profile.body);
  const road = steelWheels ? drawSteelWheel : drawWheel;
  return [
    drawFloorShadow(...span(profile)),
    drawRect(front, GROUND - profile.radius * 0.95, rear - front, profile.radius * 0.55, TONES.well),
    profile.behind ?? '',
    `<clipPath id="b"><path d="${body}"/></clipPath>`,
    `<g clip-path="url(#b)">${paintwork(profile, paint)}${doors(profile, paint)}${arches(profile, paint)}</g>`,
    `<path d="${body}" fill="none" stroke="${paint.dark}" stroke-width="1.4"/>`,
    glass(profile),
    lamps(profile),
    mirror(profile, paint),
    profile.over ?? '',
    road(front, profile.radius),
    road(rear, profile.radius),
  ].join('');
}

/** Lit above the shoulder, plain on the flank, in shade below; a shade line under the shoulder makes the crease. */
function paintwork({ crease: [nose, tail], shade, cladding }: SideProfile, paint: Paint): string {
  return (
    drawRect(40, 60, 520, 260, paint.base) +
    drawShape(
      [
        [40, 60],
        [560, 60],
        [560, tail],
        [300, (nose + tail) / 2 - 4, 200],
        [40, nose],
      ],
      paint.light,
    ) +
    drawShape(
      [
        [40, shade + 10],
        [300, shade - 4, 240],
        [560, shade + 4],
        [560, 320],
        [40, 320],
      ],
      paint.dark,
    ) +
    (cladding ? drawRect(40, cladding, 520, 60, TONES.plastic) : '')
  );
}

function arches({ axles, radius, cladding }: SideProfile, paint: Paint): string {
  const y = GROUND - radius;
  return axles
    .map(
      (x) =>
        drawDisc(x, y, radius + (cladding ? 15 : 9), cladding ? TONES.plastic : paint.dark) +
        drawDisc(x, y, radius + 6, TONES.well),
    )
    .join('');
}

function doors({ doors: lines, handles }: SideProfile, paint: Paint): string {
  return (
    drawStroke(lines, paint.line, 1.6, 'stroke-linejoin="round"') +
    handles.map(([x, y]) => drawRect(x, y, 18, 4.4, paint.dark, 2.2)).join('')
  );
}

/** Windows with a lit band across them, and the posts between. */
function glass({ windows, pillars }: SideProfile): string {
  if (windows.length === 0) return '';
  const d = windows.map(buildPath).join('');
  const posts = pillars
    .map(([x1, y1, x2, y2, width]) => drawStroke(`M${x1} ${y1}L${x2} ${y2}`, TONES.well, width))
    .join('');
  return (
    `<clipPath id="g"><path d="${d}"/></clipPath><path d="${d}" fill="${TONES.glass}" ` +
    `stroke="${TONES.well}" stroke-width="3"/>` +
    '<g clip-path="url(#g)"><path d="M250 60L190 260H268L328 60ZM420 60L360 260H384L444 60Z" ' +
    `fill="${TONES.glassLit}"/>${posts}</g>`
  );
}

function lamps({ headlamp, tailLamp }: SideProfile): string {
  const head = drawShape(headlamp, TONES.lamp, `stroke="${TONES.lampEdge}" stroke-width="1.4"`);
  return (
    head + (tailLamp.length ? drawShape(tailLamp, TONES.tail, `stroke="${TONES.tailDark}" stroke-width="1.2"`) : '')
  );
}

function mirror({ mirror: [x, y] }: SideProfile, paint: Paint): string {
  return (
    drawRect(x + 4, y - 4, 10, 5, TONES.well) +
    drawShape(
      [
        [x - 4, y - 16, 6],
        [x + 16, y - 18, 5],
        [x + 18, y - 4, 5],
        [x - 2, y - 3, 4],
      ],
      paint.base,
      `stroke="${paint.line}" stroke-width="1.2"`,
    )
  );
}

function span({ body, footprint }: SideProfile): readonly [number, number] {
  const xs = body.map(([x]) => x);
  return footprint ?? [Math.min(...xs), Math.max(...xs)];
}
