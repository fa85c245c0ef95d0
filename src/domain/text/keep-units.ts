const UNITS = 'kg|km|mm|cm|m|kW|kWh|Nm|L|litres?|L/100\\u00a0km|seats?|speed|variants?|colours?';
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, 'g');

/** A text whose figures stand on one line with their units: "3,500 kg" is not broken. */
export const keepUnits = (text: string): string =>
  text.replaceAll('L/100 km', 'L/100\u00a0km').replaceAll(BEFORE_UNIT, '$1\u00a0');
