/** The script of Google Tag Manager. */
export const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';
