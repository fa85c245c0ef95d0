import { buffer } from 'node:stream/consumers';
import type { CommentBlock } from '../../comments.ts';
import type { KeyFact, PlaceModel, RowGroup } from '../../model.ts';
import type { PrintSheet } from '../model.ts';
import { listDarkRuns, type QrCode } from '../qr-code.ts';
import { FLOOR, LINE, openDocument, PAGE, type PdfDocument, SOFT_INK } from './page-set.ts';
import { Writer } from './writer.ts';

/**
 * A sheet with what only a file needs: the pictures themselves (JPEG or PNG; null for one that could not be loaded) and
 * the QR code.
 */
export interface PdfSheet {
  sheet: PrintSheet;
  pictures: (Uint8Array | null)[];
  code: QrCode;
}

/** Draws a vehicle's sheet on A4 pages and returns the file (D18). It takes a tenth of a second and more. */
export async function drawSheet(given: PdfSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { sheet } = given;
  const title = [sheet.title, sheet.subtitle].filter(Boolean).join(' ');
  const document = openDocument({ title, author: sheet.siteName });
  const file = buffer(document);
  const writer = new Writer(document);
  foot(writer, sheet);
  document.on('pageAdded', () => foot(writer, sheet));
  head(writer, given);
  pictures(writer, given);
  facts(writer, sheet.facts);
  for (const group of sheet.groups) rows(writer, group);
  list(writer, 'Features', sheet.features);
  comments(writer, sheet.comments);
  small(writer, sheet);
  writer.end();
  return file;
}

function small(writer: Writer, { repayment, fineText }: PrintSheet): void {
  for (const text of [repayment?.terms, fineText])
    if (text) writer.say('P', text, { size: 7.5, colour: SOFT_INK, after: 4 });
}

/** The last lines of every page: the dealer, the page's address, the date of printing. */
function foot(writer: Writer, { address, printedText }: PrintSheet): void {
  writer.ornament((document) => {
    const { margins } = document.page;
    // Below the margin a text would begin a page of its own.
    document.page.margins = { ...margins, bottom: 0 };
    const set = { width: LINE, lineBreak: false };
    document.font('text').fontSize(7.5).fillColor(SOFT_INK);
    document.text(printedText, PAGE.margin, FLOOR + 12, set);
    document.text(address, PAGE.margin, FLOOR + 22, { ...set, link: address, ellipsis: true });
    document.page.margins = margins;
  });
}

const CODE = 78;
const PLACE = 130;

function head(writer: Writer, { sheet, code }: PdfSheet): void {
  const width = LINE - CODE - 16 - (sheet.place ? PLACE + 14 : 0);
  writer.figure(sheet.qr.label, (document) => drawCode(document, code, PAGE.margin + LINE - CODE, PAGE.margin));
  const about = [sheet.siteName, sheet.stockText, ...sheet.tags].join('  ·  ');
  writer.say('P', about, { size: 8.5, colour: SOFT_INK, width, after: 6 });
  writer.say('H1', sheet.title, { size: 22, face: 'strong', width, after: 1 });
  if (sheet.subtitle) writer.say('P', sheet.subtitle, { size: 11, colour: SOFT_INK, width, after: 4 });
  for (const { text, ...setting } of priceLines(sheet)) writer.say('P', text, { ...setting, width });
  const named = writer.y;
  writer.y = PAGE.margin;
  place(writer, sheet.place);
  writer.y = Math.max(named + 8, writer.y + 8, PAGE.margin + CODE + 10);
}

function priceLines({ price, repayment }: PrintSheet) {
  if (!price) return [];
  const beside = [price.qualifier, price.was && `was ${price.was}`].filter(Boolean).join(', ');
  const below = [beside, price.reduction, price.belowMarket].filter(Boolean).join('  ·  ');
  return [
    { text: price.text, size: price.isFigure ? 20 : 14, face: 'strong' as const },
    ...(below ? [{ text: below, size: 9, colour: SOFT_INK }] : []),
    ...(repayment ? [{ text: repayment.text, size: 10 }] : []),
  ];
}

function drawCode(document: PdfDocument, code: QrCode, x: number, y: number): void {
  const module = CODE / code.size;
  document.fillColor('#000000');
  for (const { row, column, length } of listDarkRuns(code))
    document.rect(x + column * module, y + row * module, length * module, module);
  document.fill();
}

const GAP = 6;

/** A large picture, and beside it up to two small ones with the same total height. */
function pictures(writer: Writer, { sheet, pictures: files }: PdfSheet): void {
  const had = sheet.pictures.flatMap((picture, at) => {
    const file = files[at];
    return file ? [{ alt: picture.alt, file }] : [];
  });
  const [large, ...small] = had;
  if (large) arrange(writer, large, small);
  const isLess = files.includes(null);
  const notes = [large && sheet.pictureNote, isLess && LESS].filter(Boolean).join(' ');
  if (notes) writer.say('P', notes, { size: 8, colour: SOFT_INK });
  if (notes || large) writer.y += 6;
}

const LESS = 'See all photos on the vehicle’s page.';

interface Had {
  alt: string;
  file: Uint8Array;
}

function arrange(writer: Writer, large: Had, small: Had[]): void {
  const { main, beside } = small.length > 0 ? sharedLine() : { main: LINE * 0.72, beside: 0 };
  const height = (main * 2) / 3;
  writer.need(height + 20);
  const { y } = writer;
  figure(writer, large, { x: PAGE.margin, y, width: main, height });
  small.forEach((picture, at) => {
    const part = { x: PAGE.margin + main + GAP, width: beside, height: (beside * 2) / 3 };
    figure(writer, picture, { ...part, y: y + at * (part.height + GAP) });
  });
  writer.y = y + height + 6;
}

/** Widths that make one 3:2 picture as high as two smaller ones with a gap: main 2/3 = 2 (beside 2/3) + gap. */
function sharedLine() {
  const beside = (LINE - GAP - 1.5 * GAP) / 3;
  return { main: LINE - GAP - beside, beside };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function figure(writer: Writer, { alt, file }: Had, box: Box): void {
  writer.figure(alt, (document) => {
    document.save().rect(box.x, box.y, box.width, box.height).clip();
    document.image(Buffer.from(file), box.x, box.y, {
      cover: [box.width, box.height],
      align: 'center',
      valign: 'center',
    });
    document.restore();
  });
}

function facts(writer: Writer, given: KeyFact[]): void {
  if (given.length === 0) return;
  writer.need(46);
  writer.rule(7);
  const width = LINE / given.length;
  const { y } = writer;
  given.forEach(({ label, text, note }, at) => {
    const place = { x: PAGE.margin + at * width, width: width - 8 };
    writer.put('P', label, { ...place, size: 7.5, colour: SOFT_INK }, y);
    const said = note ? `${text} ${note}` : text;
    writer.put('P', said, { ...place, size: 10.5, face: 'strong' }, y + 10);
  });
  writer.y = y + 30;
  writer.rule(10);
}

const COLUMN = (LINE - 20) / 2;
const LABEL = 98;

/** Rows of label and text in two columns, row by row, so that a page's end cuts between rows. */
function rows(writer: Writer, { heading, rows: all }: RowGroup): void {
  const label = { size: 8.5, colour: SOFT_INK, width: LABEL };
  const text = { size: 8.5, width: COLUMN - LABEL };
  const heightOf = (pair: typeof all) =>
    Math.max(...pair.flatMap((row) => [writer.heightOf(row.label, label), writer.heightOf(row.text, text)])) + 4;
  const pairs = pairsOf(all);
  headed(writer, heading, pairs[0] ? heightOf(pairs[0]) : 0);
  for (const pair of pairs) {
    const height = heightOf(pair);
    writer.need(height);
    pair.forEach((row, at) => {
      const x = PAGE.margin + at * (COLUMN + 20);
      writer.put('P', row.label, { ...label, x }, writer.y);
      writer.put('P', row.text, { ...text, x: x + LABEL }, writer.y);
    });
    writer.y += height;
  }
  writer.y += 6;
}

function pairsOf<Item>(items: Item[]): Item[][] {
  return items.flatMap((_, at) => (at % 2 === 0 ? [items.slice(at, at + 2)] : []));
}

/** A heading that never ends a page: at least this many points must follow it. */
function headed(writer: Writer, heading: string, following: number): void {
  writer.need(24 + following);
  writer.say('H2', heading, { size: 11, face: 'strong', after: 4 });
}

function list(writer: Writer, heading: string, items: string[]): void {
  if (items.length === 0) return;
  const setting = { size: 8.5, width: COLUMN };
  const heightOf = (pair: string[]) => Math.max(...pair.map((item) => writer.heightOf(`•  ${item}`, setting))) + 2;
  const pairs = pairsOf(items);
  headed(writer, heading, heightOf(items.slice(0, 2)));
  for (const pair of pairs) {
    const height = heightOf(pair);
    writer.need(height);
    pair.forEach((item, at) => {
      writer.put('LI', `•  ${item}`, { ...setting, x: PAGE.margin + at * (COLUMN + 20) }, writer.y);
    });
    writer.y += height;
  }
  writer.y += 8;
}

function comments(writer: Writer, blocks: CommentBlock[]): void {
  if (blocks.length === 0) return;
  headed(writer, 'Dealer comments', 24);
  for (const { kind, lines } of blocks) {
    for (const line of lines)
      writer.say(kind === 'list' ? 'LI' : 'P', kind === 'list' ? `•  ${line}` : line, {
        size: 8.5,
        after: 2,
      });
    writer.y += 4;
  }
  writer.y += 4;
}

function place(writer: Writer, given: PlaceModel | null): void {
  if (!given) return;
  const column = { x: PAGE.margin + LINE - CODE - 16 - PLACE, width: PLACE };
  writer.say('P', given.name, { ...column, size: 10, face: 'strong', after: 2 });
  if (given.address) writer.say('P', given.address, { ...column, size: 9, after: 2 });
  if (given.phone) writer.say('P', given.phone.text, { ...column, size: 10, face: 'strong', link: given.phone.href });
}
