/** Where Google has the tag manager. */
export const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';
