import { FLOOR, INK, LINE, PAGE, type PdfDocument, RULE } from './page-set.ts';
import { type Face, splitIntoRuns, toMeasurableText } from './typeface.ts';

/** Sizes in points. */
export interface Setting {
  size: number;
  face?: Face;
  colour?: string;
  x?: number;
  width?: number;
  /** Points below it. */
  after?: number;
  link?: string;
}

export type Role = 'H1' | 'H2' | 'P' | 'LI' | 'Figure';

/**
 * Writes from the top of a page down and on to the next, each piece with its role for screen readers. `y` is the
 * position of the next piece.
 */
export class Writer {
  readonly document: PdfDocument;
  y: number = PAGE.margin;
  readonly #root;

  constructor(document: PdfDocument) {
    this.document = document;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  heightOf(text: string, setting: Setting): number {
    const { face = 'text', width = LINE } = setting;
    const measured = toMeasurableText(splitIntoRuns(this.document, face, text), face);
    this.#take(setting);
    return this.document.heightOfString(measured, { width });
  }

  /** Begins a new page unless this many points are left on this one. */
  need(points: number): void {
    if (this.y + points > FLOOR) this.turn();
  }

  turn(): void {
    this.document.addPage();
    this.y = PAGE.margin;
  }

  /** Writes a text at the current position and moves on below it. A text longer than the page continues on the next. */
  say(role: Role, text: string, setting: Setting): void {
    const lines = this.heightOf(text, setting);
    if (lines < FLOOR - PAGE.margin) this.need(lines);
    this.put(role, text, setting, this.y);
    this.y = this.document.y + (setting.after ?? 0);
  }

  /** Writes a text at a height, without moving on. */
  put(role: Role, text: string, setting: Setting, y: number): void {
    const { x = PAGE.margin, width = LINE, link, face = 'text' } = setting;
    const [first, ...further] = splitIntoRuns(this.document, face, text);
    this.#within(role, () => {
      this.#take(setting);
      const set = { width, link, underline: false };
      this.document.font(first.font).text(first.text, x, y, { ...set, continued: further.length > 0 });
      further.forEach((run, at) => {
        this.document.font(run.font).text(run.text, { ...set, continued: at < further.length - 1 });
      });
    });
  }

  /** Draws a figure with the text alternative `alt`. */
  figure(alt: string, draw: (document: PdfDocument) => void): void {
    const figure = this.document.struct('Figure', { alt }, () => draw(this.document));
    this.#root.add(figure);
    figure.end();
  }

  /** Draws something without meaning: lines, the foot of a page. */
  ornament(draw: (document: PdfDocument) => void): void {
    this.document.markContent('Artifact');
    draw(this.document);
    this.document.endMarkedContent();
  }

  rule(after = 8): void {
    const { y } = this;
    this.ornament((document) => {
      document
        .lineWidth(0.6)
        .strokeColor(RULE)
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.margin + LINE, y)
        .stroke();
    });
    this.y += after;
  }

  end(): void {
    this.#root.end();
    this.document.end();
  }

  #within(role: Role, draw: () => void): void {
    const part = this.document.struct(role, {}, draw);
    this.#root.add(part);
    part.end();
  }

  #take({ face = 'text', size, colour = INK }: Setting): void {
    this.document.font(face).fontSize(size).fillColor(colour);
  }
}
