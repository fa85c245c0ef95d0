/** Where a form gets its check. */
export const BOT_CHECK_PATH = '/api/bot-check';
/** The name of a check among what a form sends, and of what is wrong with it. */
export const CHECK_FIELD = 'check';
