import { formatDate } from '../../../domain/text/format.ts';
import { repaymentText } from '../../../kernel/finance/repayment/make.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { RowGroup, VehiclePageModel } from '../model.ts';
import type { PrintSheet } from './model.ts';
import { qrCodeOf, qrPath } from './qr-code.ts';

/** How many pictures a sheet has: a large one with two beside it. */
export const SHEET_PICTURES = 3;

export interface SheetInputs {
  page: VehiclePageModel;
  settings: Pick<SiteSettings, 'brand' | 'locations'>;
  /** The whole address of the vehicle's page. */
  address: string;
  now: Date;
}

/** The sheet of a vehicle (D18), from its finished page: what the two say is the same. */
export function printSheet({ page, settings, address, now }: SheetInputs): PrintSheet {
  const { gallery } = page;
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
    qr: { ...qrPath(qrCodeOf(address)), label: `QR code of ${address}` },
    fineText: page.fineText,
    printedText: `Printed on ${formatDate(now, settings.locations.timeZone)}. Price and availability may have changed since.`,
  };
}

/** What is asked for on a page's screen is not there on paper. */
function repaymentOf(estimate: VehiclePageModel['estimate']): PrintSheet['repayment'] {
  if (estimate?.kind !== 'repayment') return null;
  const { note, disclaimer, warning } = estimate.repayment;
  const terms = [note, disclaimer, warning].filter(Boolean).join(' ');
  return { text: repaymentText(estimate.repayment), terms };
}

/** Key information and all specifications, without the headings that only a screen has room for; what is under "Show More" is in full. */
function groupsOf({ keyInformation, specifications }: VehiclePageModel): RowGroup[] {
  const more = specifications.rest.flatMap(({ rows }) => rows);
  return [
    { heading: 'Key information', rows: [...keyInformation.shown, ...keyInformation.rest] },
    { heading: 'Specifications', rows: [...specifications.shown, ...more] },
  ].filter(({ rows }) => rows.length > 0);
}
