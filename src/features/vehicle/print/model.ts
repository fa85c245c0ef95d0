import { formatDate } from '../../../domain/text/format.ts';
import { formatRepayment } from '../../../kernel/finance/repayment/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import type { CommentBlock } from '../comments.ts';
import type { KeyFact, PlaceModel, PriceBlock, RowGroup, VehiclePageModel } from '../model.ts';
import { buildQrPath, encodeQrCode } from './qr-code.ts';

/** A vehicle on paper: the content of its page, in the order of a sheet for a windscreen or to take home (D18). */
export interface PrintSheet {
  carId: number;
  siteName: string;
  title: string;
  subtitle: string | null;
  /** "Stock number HM20614". */
  stockText: string;
  /** The vehicle's state: Reserved, Coming soon, SOLD. */
  tags: string[];
  /** Null when the vehicle is no longer available. */
  price: PriceBlock | null;
  /** The estimate of its page in one line, with its rates and terms; null where the page shows none. */
  repayment: { text: string; terms: string } | null;
  pictures: PictureModel[];
  /** Shown below a drawing, which is no photo of the vehicle. */
  pictureNote: string | null;
  facts: KeyFact[];
  groups: RowGroup[];
  features: string[];
  comments: CommentBlock[];
  place: PlaceModel | null;
  /** The absolute address of the vehicle's page: for people to read and, as a QR code, for cameras. */
  address: string;
  qr: { path: string; side: number; label: string };
  fineText: string | null;
  /** "Printed on 21/11/2026. Price and availability may have changed since." */
  printedText: string;
}

export interface PrintPageModel {
  sheet: PrintSheet;
  printLabel: string;
  pdf: PdfLink | null;
  back: { label: string; href: string };
  head: PageMeta;
}

export interface PdfLink {
  carId: number;
  label: string;
  href: string;
  /** `{slug}.pdf` */
  fileName: string;
}

/** How many pictures a sheet has: a large one with two beside it. */
const SHEET_PICTURES = 3;

export interface SheetInputs {
  page: VehiclePageModel;
  settings: Pick<SiteSettings, 'brand' | 'locations'>;
  /** The absolute address of the vehicle's page. */
  address: string;
  now: Date;
}

/** The sheet of a vehicle (D18), built from its page, so that both say the same. */
export function buildPrintSheet({ page, settings, address, now }: SheetInputs): PrintSheet {
  const { gallery } = page;
  const printedOn = formatDate(now, settings.locations.timeZone);
  return {
    carId: page.viewed.id,
    siteName: settings.brand.name,
    title: page.title,
    subtitle: page.subtitle,
    stockText: `Stock number ${page.stockNumber}`,
    tags: page.sold ? [page.sold.heading] : page.tags.map(({ text }) => text),
    price: page.price,
    repayment: repaymentOf(page.estimate),
    pictures: gallery.pictures.slice(0, SHEET_PICTURES),
    pictureNote: gallery.note,
    facts: page.facts,
    groups: groupsOf(page),
    features: [...page.features.shown, ...page.features.rest],
    comments: page.comments.blocks,
    place: page.place,
    address,
    qr: { ...buildQrPath(encodeQrCode(address)), label: `QR code of ${address}` },
    fineText: page.fineText,
    printedText: `Printed on ${printedOn}. Price and availability may have changed.`,
  };
}

/** Calls to action of the screen are left out on paper. */
function repaymentOf(estimate: VehiclePageModel['estimate']): PrintSheet['repayment'] {
  if (estimate?.kind !== 'repayment') return null;
  const { note, disclaimer, warning } = estimate.repayment;
  const terms = [note, disclaimer, warning].filter(Boolean).join(' ');
  return { text: formatRepayment(estimate.repayment), terms };
}

/**
 * Key information and all specifications, without the headings that only fit on a screen; what is under "Show More" is
 * included.
 */
function groupsOf({ keyInformation, specifications }: VehiclePageModel): RowGroup[] {
  const more = specifications.rest.flatMap(({ rows }) => rows);
  return [
    { heading: 'Key information', rows: [...keyInformation.shown, ...keyInformation.rest] },
    { heading: 'Specifications', rows: [...specifications.shown, ...more] },
  ].filter(({ rows }) => rows.length > 0);
}
