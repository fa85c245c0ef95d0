import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import type { CommentBlock } from '../comments.ts';
import type { KeyFact, PlaceModel, PriceBlock, RowGroup } from '../model.ts';

/** A vehicle on paper: what its page says, in the order of a sheet that lies in a windscreen or goes home in a bag (D18). */
export interface PrintSheet {
  carId: number;
  siteName: string;
  title: string;
  subtitle: string | null;
  /** "Stock number HM20614". */
  stockText: string;
  /** What is said of the vehicle's state: Reserved, Coming soon, SOLD. */
  tags: string[];
  /** Null when the vehicle is no longer to be had. */
  price: PriceBlock | null;
  /** The estimate of its page in one line, with its rates, and all that it rests on; null where the page says none. */
  repayment: { text: string; terms: string } | null;
  /** The first few, the largest first; a drawing where there is no photo. */
  pictures: PictureModel[];
  /** Said below a drawing, which is no photo of the vehicle. */
  pictureNote: string | null;
  facts: KeyFact[];
  groups: RowGroup[];
  features: string[];
  comments: CommentBlock[];
  place: PlaceModel | null;
  /** The vehicle's page, whole: for people to read and, as a code, for cameras. */
  address: string;
  qr: { path: string; side: number; label: string };
  fineText: string | null;
  /** "Printed on 21/11/2026. Price and availability may have changed since." */
  printedText: string;
}

/** The printable page of a vehicle, finished. */
export interface PrintPageModel {
  sheet: PrintSheet;
  printLabel: string;
  /** The same as a PDF; null where the site offers none. */
  pdf: PdfLink | null;
  back: { label: string; href: string };
  head: PageMeta;
}

/** A download of the sheet as a PDF. */
export interface PdfLink {
  carId: number;
  label: string;
  href: string;
  /** `{slug}.pdf` */
  fileName: string;
}
