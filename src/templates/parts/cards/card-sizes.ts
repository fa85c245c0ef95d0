/** How wide the picture of a card is drawn, from phones to wide windows, as well as can be told before layout. */
export const CARD_SIZES = '(max-width:1279px) 45vw,330px';
