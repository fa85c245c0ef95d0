/** Without sold vehicles, which may share a card. */
export const USED = '/search/used-cars?status=in_stock';
/** On the demo's largest site: a campaign card, and a promo that chance moves by up to two places. */
export const CAMPAIGN = 'Under $20,000';
export const PROMO = 'No surprises, in writing.';

/** The cards of a page in order: the heading of a promo, a dot for a vehicle. Also runs in a page. */
export const cardsOf = (page: Document): string[] =>
  [...page.querySelectorAll('.found .cards article')].map((card) =>
    card.matches('.promo') ? (card.querySelector('h2')?.textContent?.replace('Promotion: ', '') ?? '') : '.',
  );
