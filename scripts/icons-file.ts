import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICONS } from '../src/ui/icons.ts';

export const ICONS_PATH = 'src/ui/icons.svg';

/** The text of `src/ui/icons.svg` as it should be now: one symbol an icon, under its name. */
export function iconsFile(): string {
  const symbols = Object.entries(ICONS).map(([name, drawing]) => {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing of this is bundled
    const markup = renderToStaticMarkup(createElement(lucide[drawing]));
    const shapes = markup.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join('')}</svg>\n`;
}
