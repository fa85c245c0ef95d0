import type { SiteSettings } from '../../../settings/schema.ts';
import type { RequestContext } from '../../request.ts';
import { ALL_PATH } from '../../search/address.ts';
import { vehicleWords } from '../../search/load.ts';
import type { PageMeta } from '../../seo/page-meta.ts';

/** The page after a form was sent; the same for everyone: what it was about is kept by the browser (S4). */
export interface SuccessPageModel {
  heading: string;
  text: string;
  /** Before what was sent: "Sent:". */
  sentLabel: string;
  ways: { label: string; href: string }[];
  head: PageMeta;
}

/** What the site says after a form was sent (S2: /success). */
export function successPage({ settings }: Pick<RequestContext, 'settings'>): SuccessPageModel {
  const { success } = settings.forms;
  return {
    ...success,
    sentLabel: 'Sent',
    ways: waysOn(settings),
    head: {
      title: `${success.heading} | ${settings.seo.titleSuffix ?? settings.brand.name}`,
      description: success.text,
      canonical: null,
      siteName: settings.brand.name,
      robots: 'noindex, follow',
    },
  };
}

function waysOn(settings: SiteSettings): SuccessPageModel['ways'] {
  return [
    { label: `Browse ${vehicleWords(settings).many}`, href: ALL_PATH },
    { label: 'Home', href: '/' },
  ];
}
