import { data } from 'react-router';
import { isValidSlug, linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { loadVehiclePage } from '../load.ts';
import type { PdfLink, PrintPageModel, PrintSheet } from './model.ts';
import { buildPrintSheet } from './model.ts';

/** The sheet of the vehicle with this slug (D18). Throws a 404 response where the site shows no such vehicle. */
export async function loadPrintSheet(context: RequestContext, slug: string): Promise<PrintSheet> {
  const car = isValidSlug(slug) ? await context.stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) throw data(null, { status: 404, statusText: 'Not Found' });
  const address = `${context.site.origin}${linkToVehicle(car.slug)}`;
  const page = await loadVehiclePage({ ...context, url: new URL(address) }, car.slug);
  return buildPrintSheet({ page, settings: context.settings, address, now: context.now });
}

/** The printable page at `/print?car_id={slug}` (D18). Throws a 404 response for an unknown or missing vehicle. */
export async function loadPrintPage(context: RequestContext): Promise<PrintPageModel> {
  const slug = (context.url.searchParams.get('car_id') ?? '').trim().toLowerCase();
  const sheet = await loadPrintSheet(context, slug);
  const { settings } = context;
  const name = [sheet.title, sheet.subtitle].filter(Boolean).join(' ');
  return {
    sheet,
    printLabel: settings.vehicle.actionTexts.print,
    pdf: settings.vehicle.blocks.pdf === 'on' ? buildPdfLink(sheet.carId, slug) : null,
    back: { label: 'Back to the vehicle', href: linkToVehicle(slug) },
    head: {
      title: `${name} | ${settings.seo.titleSuffix ?? settings.brand.name}`,
      description: `Printable page for ${name}.`,
      canonical: sheet.address,
      siteName: settings.brand.name,
      robots: 'noindex, follow',
    },
  };
}

export function buildPdfLink(carId: number, slug: string): PdfLink {
  return { carId, label: 'Download PDF', href: `${linkToVehicle(slug)}/pdf`, fileName: `${slug}.pdf` };
}
