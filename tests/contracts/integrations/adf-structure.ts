import { SaxesParser } from 'saxes';

/** An element as parsed. */
interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/**
 * Which child elements an element has, in order, in the notation of the standard's document type: `?` none or one, `*`
 * any, `+` one or more. Where the document type as printed contradicts the standard's own text, the text holds
 * (docs/decisions/adf.md).
 */
const STRUCTURE: Record<string, string> = {
  adf: 'prospect+',
  prospect: 'id*, requestdate, vehicle+, customer, vendor, provider?',
  vehicle:
    'id*, year, make, model, vin?, stock?, trim?, doors?, bodystyle?, transmission?, odometer?, condition?, ' +
    'colorcombination*, imagetag?, price?, pricecomments?, option*, finance?, comments?',
  colorcombination: '(interiorcolor, exteriorcolor?|exteriorcolor), preference',
  option: 'optionname, manufacturercode?, stock?, weighting?, price?',
  finance: 'method, amount+, balance?',
  customer: 'contact, id*, timeframe?, comments?',
  timeframe: 'description?, (earliestdate|latestdate)+',
  vendor: 'id*, vendorname, url?, contact',
  provider: 'id*, name, service?, url?, email?, phone?, contact?',
  contact: 'name+, (email, phone*|phone+), address?',
  address: 'street+, apartment?, city?, regioncode?, postalcode?, country?',
};

/** Values that an attribute may have; undefined for any text. */
const ATTRIBUTES: Record<string, Record<string, readonly string[] | undefined>> = {
  prospect: { status: ['new', 'resend'] },
  id: { sequence: undefined, source: undefined },
  vehicle: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  odometer: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  imagetag: { width: undefined, height: undefined, alttext: undefined },
  price: {
    type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
    currency: undefined,
    delta: ['absolute', 'relative', 'percentage'],
    relativeto: ['msrp', 'invoice'],
    source: undefined,
  },
  amount: {
    type: ['downpayment', 'monthly', 'total'],
    limit: ['maximum', 'minimum', 'exact'],
    currency: undefined,
  },
  balance: { type: ['finance', 'residual'], currency: undefined },
  name: {
    part: ['surname', 'first', 'middle', 'last', 'suffix', 'full'],
    type: ['business', 'individual'],
  },
  email: { preferredcontact: ['0', '1'] },
  phone: {
    type: ['voice', 'fax', 'cellphone', 'pager'],
    time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
    preferredcontact: ['0', '1'],
  },
  address: { type: ['work', 'home', 'delivery'] },
  street: { line: undefined },
};

/** Parses a document into elements, and the processing instructions before them; throws where it is not XML. */
export function parseAdf(text: string): { root: Node; instructions: string[] } {
  const open: Node[] = [];
  const instructions: string[] = [];
  let root: Node | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('processinginstruction', ({ target, body }) => instructions.push(`${target} ${body}`));
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('text', (said) => {
    const at = open.at(-1);
    if (at) at.text += said;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return { root: root!, instructions };
}

/**
 * Violations of ADF 1.0: missing, surplus, misplaced or unknown elements, and attributes. Empty when there are none.
 */
export function adfProblems(text: string): string[] {
  const { root, instructions } = parseAdf(text);
  const problems = instructions.includes('adf version="1.0"') ? [] : ['there is no <?adf version="1.0"?>'];
  if (root.name !== 'adf') problems.push(`the document is <${root.name}>`);
  return [...problems, ...problemsIn(root, root.name)];
}

function problemsIn(node: Node, path: string): string[] {
  const model = STRUCTURE[node.name];
  const own = model === undefined ? textProblems(node, path) : orderProblems(node, model, path);
  const attributes = Object.entries(node.attributes).flatMap(([name, value]) => {
    const allowed = ATTRIBUTES[node.name];
    if (!allowed || !(name in allowed)) return [`${path}: no attribute ${name}`];
    return allowed[name] && !allowed[name].includes(value) ? [`${path}: ${name} is "${value}"`] : [];
  });
  return [
    ...own,
    ...attributes,
    ...node.children.flatMap((child, at) => problemsIn(child, `${path}/${child.name}[${at}]`)),
  ];
}

/** The document type allows elements without text, but readers refuse them, or take them for a vehicle of no make. */
function textProblems({ children, text }: Node, path: string): string[] {
  if (children.length > 0) return [`${path}: elements where only text may be`];
  return text.trim() === '' ? [`${path}: is empty`] : [];
}

/** Matches the children against the content model, which is a regular expression over their names. */
function orderProblems({ children, text }: Node, model: string, path: string): string[] {
  const pattern = model.replace(/\w+/g, '(?:$& )').replaceAll(', ', '');
  const names = children.map(({ name }) => `${name} `).join('');
  const problems = new RegExp(`^${pattern}$`).test(names) ? [] : [`${path}: has ${names}, not ${model}`];
  return text.trim() === '' ? problems : [...problems, `${path}: text beside elements`];
}
