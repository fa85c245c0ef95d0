/** What stays as it is where an element is changed in place. */
export interface MorphRules {
  /** Elements that stay whole, as long as the new content has their counterpart. */
  skips?(element: Element): boolean;
  /** Attributes that belong to the browser or to scripts, not to the server. */
  keeps?(element: Element, attribute: string): boolean;
}

/**
 * Changes an element in place until its attributes and content are those of `to`, which is used up. Elements that both
 * have stay the same elements, so the focus, scroll positions and what was typed stay: those with the same label among
 * siblings (`labelOf`).
 */
export function morph(from: Element, to: Element, rules: MorphRules = {}): void {
  if (rules.skips?.(from)) return;
  takeAttributes(from, to, rules);
  takeChildren(from, to, rules);
}

function takeAttributes(from: Element, to: Element, { keeps }: MorphRules): void {
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !keeps?.(from, name)) from.removeAttribute(name);
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value && !keeps?.(from, name)) from.setAttribute(name, value);
}

function takeChildren(from: Element, to: Element, rules: MorphRules): void {
  const known = byLabel(from.childNodes);
  const pairs = [...to.childNodes].map((wanted) => ({ wanted, own: known.get(labelOf(wanted))?.shift() }));
  for (const left of known.values()) for (const node of left) node.remove();
  let at = from.firstChild;
  for (const { wanted, own } of pairs) {
    if (own && own === at) at = at.nextSibling;
    else place(from, own ?? wanted, at);
    if (own) takeNode(own, wanted, rules);
  }
}

function takeNode(own: ChildNode, wanted: ChildNode, rules: MorphRules): void {
  if (isElement(own) && isElement(wanted)) morph(own, wanted, rules);
  else if (own.nodeValue !== wanted.nodeValue) own.nodeValue = wanted.nodeValue;
}

function byLabel(nodes: Iterable<ChildNode>): Map<string, ChildNode[]> {
  const known = new Map<string, ChildNode[]>();
  for (const node of nodes) {
    const label = labelOf(node);
    const same = known.get(label);
    if (same) same.push(node);
    else known.set(label, [node]);
  }
  return known;
}

/**
 * What tells a node from its siblings: its id, its `data-key`, the field that it is or is the label of; otherwise its
 * name and first class, in order.
 */
function labelOf(node: ChildNode): string {
  if (!isElement(node)) return node.nodeName;
  const key = node.id || node.getAttribute('data-key');
  if (key) return `${node.nodeName} ${key}`;
  const field = node.nodeName === 'LABEL' ? node.firstElementChild : node;
  const name = field?.nodeName === 'INPUT' ? field.getAttribute('name') : null;
  if (!name) return `${node.nodeName}.${node.getAttribute('class')?.split(' ', 1)[0] ?? ''}`;
  const isTicked = /^(checkbox|radio)$/.test(field?.getAttribute('type') ?? '');
  return `${node.nodeName} ${name}=${isTicked ? field?.getAttribute('value') : ''}`;
}

const isElement = (node: ChildNode): node is Element & ChildNode => node.nodeType === 1;

/** Moves or inserts a node; browsers that can move an element keep the focus within it. */
function place(parent: Element, node: ChildNode, before: ChildNode | null): void {
  if (node.parentNode === parent && 'moveBefore' in parent) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
