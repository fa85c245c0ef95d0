export const BOT_CHECK_PATH = '/api/bot-check';
/** The name of the bot check among the values and the problems of a form. */
export const CHECK_FIELD = 'check';
