import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICONS } from '../../src/ui/icons/icons.ts';

export const ICONS_PATH = 'src/ui/icons/icons.svg';

/**
 * What the content of `src/ui/icons/icons.svg` should be now: an icon's lines in a symbol of its name, as one path
 * wherever that draws the same. The symbol has the view box, so that a page's `<svg>` needs none.
 */
export function iconsFile(): string {
  const icons = Object.entries(ICONS).map(([name, drawing]) => {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing of this is bundled
    const markup = renderToStaticMarkup(createElement(lucide[drawing]));
    const shapes = markup.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    const drawn = shapes.includes(' fill=') ? shapes : `<path d="${pathOf(shapes)}"/>`;
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawn}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${icons.join('')}</svg>\n`;
}

/**
 * Every shape takes several elements of each page that draws it, so an icon's are joined. Throws for an unknown shape.
 */
function pathOf(shapes: string): string {
  return [...shapes.matchAll(/<(\w+) ([^>]*)>/g)]
    .map(([, kind = '', text = '']) => {
      const attributes = Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((pair) => pair.slice(1)),
      );
      const outline = OUTLINES[kind];
      if (!outline) throw new Error(`An icon has a <${kind}>, which is not known here`);
      return outline(attributes);
    })
    .join('');
}

type Attributes = Record<string, string>;

const OUTLINES: Record<string, (attributes: Attributes) => string> = {
  // A leading relative "m" is absolute only at the start of a path, not after another shape.
  path: ({ d = '' }) => d.replace(/^m/, 'M0 0m'),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => {
    const across = 2 * Number(r);
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
  },
  rect: ({ x, y, width, height, rx }) => {
    const [r, right, down] = [Number(rx), Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    const [top, bottom] = [`h${right}${corner(r, r)}`, `h${-right}${corner(-r, -r)}`];
    return `M${Number(x) + r} ${y}${top}v${down}${corner(-r, r)}${bottom}v${-down}${corner(r, -r)}z`;
  },
};
