import type { Paint } from '../page/order.ts';

const paint = (id: string, colour: string, metalness: number): Paint => ({ id, colour, metalness });

/** The plain colours of the demo stock as paint; base colours were chosen by looking at the pictures, not by their names. */
export const PAINTS: readonly Paint[] = [
  paint('White', '#dfe1e2', 0.05),
  paint('Grey', '#5d6166', 0.5),
  paint('Black', '#08090b', 0.3),
  paint('Silver', '#b4b8bc', 0.6),
  paint('Blue', '#1c4f96', 0.45),
  paint('Red', '#a3141b', 0.35),
  paint('Green', '#27452f', 0.45),
  paint('Orange', '#d2591a', 0.35),
  paint('Brown', '#4f3626', 0.5),
  paint('Yellow', '#e0a800', 0.15),
  paint('Beige', '#b9a88c', 0.5),
  paint('Gold', '#a8864a', 0.55),
  paint('Purple', '#45265f', 0.45),
];
