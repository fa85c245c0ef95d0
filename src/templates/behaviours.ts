import { lookUp } from '../domain/text/look-up.ts';
import type { StartBehaviour } from '../ui/islands/start-behaviours.ts';

/** The behaviours of all pages, by name: what browsers load beside the islands. */
const BEHAVIOURS: Readonly<Record<string, () => Promise<StartBehaviour>>> = {
  carousel: async () => (await import('../ui/carousel/carousel.ts')).runCarousel,
  contacts: async () => (await import('./parts/locations/open-contact.ts')).openContacts,
  'form-count': async () => (await import('../features/search/parts/count-form.ts')).countForm,
  'last-sent': async () => (await import('../features/leads/success/parts/show-last-sent.ts')).showLastSent,
  'long-select': async () => (await import('../ui/fill-before-use.ts')).fillBeforeUse,
  'near-me': async () => (await import('../features/places/parts/near-me.ts')).findNearMe,
  'pdf-download': async () => (await import('../features/vehicle/print/parts/download-pdf.ts')).downloadPdf,
  pictures: async () => (await import('./parts/vehicle/viewer/start-pictures.ts')).startPictures,
  print: async () => (await import('../features/vehicle/print/parts/print-page.ts')).printPage,
  'recently-viewed': async () => (await import('./parts/saved/show-recently-viewed.ts')).showRecentlyViewed,
  'reset-when-restored': async () => (await import('../ui/reset-when-restored.ts')).resetWhenRestored,
  search: async () => (await import('../features/search/parts/start-search.ts')).startSearch,
  'when-near': async () => (await import('../ui/islands/fill-when-near.ts')).fillWhenNear,
  vehicle: async () => (await import('./parts/vehicle/behaviour/start-vehicle.ts')).startVehicle,
};

/** Loads a behaviour. Rejects for an unknown name, or when its script cannot be fetched. */
export async function loadBehaviour(name: string): Promise<StartBehaviour> {
  const load = lookUp(BEHAVIOURS, name);
  if (!load) throw new Error(`There is no behaviour called "${name}"`);
  return load();
}
