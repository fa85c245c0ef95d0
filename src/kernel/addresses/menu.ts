/** The page that has all of a site's menus: where their openings lead without scripts. */
export const MENU_PATH = '/menu';

/** The place of a menu on that page, by its label: `menu-about-us`. */
export const buildMenuId = (label: string): string => `menu-${label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The place of the footer's links on that page. */
export const FOOTER_LINKS_ID = 'footer-links';

export const linkToMenu = (label: string): string => `${MENU_PATH}#${buildMenuId(label)}`;
