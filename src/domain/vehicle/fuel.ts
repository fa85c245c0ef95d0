export interface FuelUse {
  kmsPerWeek: number;
  /** Litres, or kilowatt hours, per 100 km. */
  per100Km: number;
  /** Dollars per litre, or per kilowatt hour. */
  price: number;
}

const WEEKS_A_YEAR = 52;

/** Dollars a week and a year, to the cent: kilometres / 100 x consumption x price (D11, S9). */
export function computeFuelCost({ kmsPerWeek, per100Km, price }: FuelUse): {
  weekly: number;
  yearly: number;
} {
  const exact = (kmsPerWeek / 100) * per100Km * price;
  return { weekly: toCents(exact), yearly: toCents(exact * WEEKS_A_YEAR) };
}

/** Half a cent in decimal counts as half a cent, even where its binary fraction is below. */
function toCents(dollars: number): number {
  return Math.round(Number((dollars * 100).toPrecision(12))) / 100;
}

const GREATEST = 100_000;

/**
 * Parses typed kilometres, litres or dollars: dollar signs, commas and a unit at the end ("250 kms", "5.6 L/100km") are
 * ignored (S5). Undefined for anything but a number from 0 to 100,000.
 */
export function parseFuelFigure(typed: string): number | undefined {
  const text = typed.replaceAll(/[$,\s]/g, '').replace(/(kms?|l|litres?|kwh)?(\/100kms?)?$/i, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  const figure = Number(text);
  return figure <= GREATEST ? figure : undefined;
}
