import { findSiteBySlug, saveSite } from '../../src/db/queries/sites.ts';
import { withDatabase } from './yard.ts';

/** Gives a site other services (`chat`, `valuation`) beside its own, and answers how to give it back what it had. */
export async function changeIntegrations(slug: string, other: object): Promise<() => Promise<void>> {
  const own = await withDatabase((database) =>
    database.asPlatform(async (tx) => {
      const site = await findSiteBySlug(tx, slug);
      if (!site) throw new Error(`There is no site ${slug}`);
      const integrations = { ...(site.settings.integrations as object | undefined), ...other };
      await saveSite(tx, { ...site, settings: { ...site.settings, integrations } });
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
