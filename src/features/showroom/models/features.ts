import sanitizeHtml from 'sanitize-html';

/** The markup that a feature may have: emphasis, and nothing that loads, links, moves or looks like something else. */
const ALLOWED = ['b', 'strong', 'i', 'em', 'sup', 'sub', 'br', 'small'];

/** A feature's HTML (G3), sanitised; '' where nothing is left. Text and its emphasis stay, everything else goes. */
export function cleanFeature(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
  });
  const text = clean.replace(/<[^>]*>|&nbsp;|\s/g, '');
  return text === '' ? '' : clean.trim();
}

/** A variant's features, sanitised: those shown first, and the rest (G4: 8). */
export function splitFeatures(features: readonly string[], shown: number): { shown: string[]; rest: string[] } {
  const clean = features.map(cleanFeature).filter((feature) => feature !== '');
  return { shown: clean.slice(0, shown), rest: clean.slice(shown) };
}
