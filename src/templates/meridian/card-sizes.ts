/** How wide the picture of a card is drawn, from phones to wide windows. */
export const CARD_SIZES = '(max-width: 699px) 152px, (max-width: 1279px) 45vw, 330px';
