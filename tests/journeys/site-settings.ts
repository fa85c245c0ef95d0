import { findSiteBySlug, saveSite } from '../../src/db/queries/sites/sites.ts';
import { withDatabase } from './stock-vehicle.ts';

type Settings = Record<string, object | undefined>;

/** Gives a site other services (`chat`, `valuation`) beside its own; returns a function that restores them. */
export const changeIntegrations = (slug: string, other: object): Promise<() => Promise<void>> =>
  changeSettings(slug, (settings) => ({
    ...settings,
    integrations: { ...settings.integrations, ...other },
  }));

/** Gives a site other settings; returns a function that restores them. */
export async function changeSettings(
  slug: string,
  changed: (settings: Settings) => Settings,
): Promise<() => Promise<void>> {
  const own = await withDatabase((database) =>
    database.asPlatform(async (tx) => {
      const site = await findSiteBySlug(tx, slug);
      if (!site) throw new Error(`There is no site ${slug}`);
      await saveSite(tx, { ...site, settings: changed(site.settings as Settings) });
      return site;
    }),
  );
  return () =>
    withDatabase((database) =>
      database.asPlatform(async (tx) => {
        await saveSite(tx, own);
      }),
    );
}
