/** The settings of a site are invalid, and this process has no earlier ones; or the site is gone. */
export class SiteRefused extends Error {
  override name = 'SiteRefused';
}
