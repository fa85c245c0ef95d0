import type { Plugin, Rule } from 'postcss';

interface Declared {
  property: string;
  important: boolean;
}

/** What else a shorthand sets, where that is not told by its name and a hyphen. */
const SETS_TOO: Readonly<Record<string, RegExp>> = {
  font: /^line-height$/,
  gap: /^(?:row|column)-gap$/,
  inset: /^(?:top|right|bottom|left)$/,
  'border-radius': /^border-(?:top|bottom)-(?:left|right)-radius$/,
};
/** Longhands that begin like a shorthand that leaves them alone. */
const LEFT_ALONE = /^(?:border-(?:radius|collapse|spacing|.+-radius)|outline-offset|grid-.*|transition-behavior)$/;

/**
 * Leaves out declarations that a later rule with the same selector replaces for good: a look changes what a shared
 * sheet says by naming the same part again.
 */
export const dropOverridden: Plugin = {
  postcssPlugin: 'drop-overridden',
  OnceExit(root) {
    const rules: Rule[] = [];
    root.walkRules((rule) => void (isInKeyframes(rule) || rules.push(rule)));
    const later = new Map<string, Declared[]>();
    for (const rule of rules.reverse()) {
      const keys = rule.selectors.map((selector) => [`${conditionsOf(rule)}${selector}`, selector]);
      dropFrom(rule, (declared) => keys.every((own) => own.some((key) => isReplaced(declared, later.get(key)))));
      // A browser that does not know a selector ignores the whole rule.
      if (!/:-/.test(rule.selector)) remember(rule, later);
      if (rule.nodes.every(({ type }) => type === 'comment')) rule.remove();
    }
  },
};

/** `@media (…)|` for each condition around a rule, from the outside in. */
function conditionsOf({ parent }: Rule): string {
  if (parent?.type !== 'atrule') return '';
  const { name, params } = parent as unknown as { name: string; params: string };
  return `${conditionsOf(parent as unknown as Rule)}@${name} ${params}|`;
}

const isInKeyframes = (rule: Rule) => /@[\w-]*keyframes/.test(conditionsOf(rule));

function dropFrom(rule: Rule, isDead: (declared: Declared) => boolean): void {
  rule.each((node) => {
    if (node.type === 'decl' && isDead({ property: node.prop, important: Boolean(node.important) })) node.remove();
  });
}

function remember(rule: Rule, later: Map<string, Declared[]>): void {
  const own = rule.nodes.flatMap((node) =>
    node.type === 'decl' ? [{ property: node.prop, important: Boolean(node.important) }] : [],
  );
  for (const selector of rule.selectors) {
    const key = `${conditionsOf(rule)}${selector}`;
    later.set(key, [...(later.get(key) ?? []), ...own]);
  }
}

const isReplaced = ({ property, important }: Declared, later: Declared[] = []): boolean =>
  later.some((one) => (one.important || !important) && sets(one.property, property));

function sets(shorthand: string, property: string): boolean {
  if (shorthand === property || SETS_TOO[shorthand]?.test(property)) return true;
  return property.startsWith(`${shorthand}-`) && !LEFT_ALONE.test(property) && !property.startsWith('--');
}
