const MAKE_NAMES: Readonly<Record<string, string>> = {
  'suzuki australia': 'Suzuki',
  'mercedes benz': 'Mercedes-Benz',
  'isuzu ute': 'Isuzu',
  'viscount caravans': 'Viscount',
};

/** Makes whose models are bare numbers in feeds, and are called brand and number by everyone (S9). */
const NUMBERED_MAKES: readonly string[] = ['Mazda', 'MG'];

/** A make as shoppers know it: "Suzuki Australia" → "Suzuki" (A5, S9). Other names come back trimmed. */
export function fixMakeName(make: string): string {
  const name = make.trim().replace(/\s+/g, ' ');
  return MAKE_NAMES[name.toLowerCase()] ?? name;
}

/** A model as shoppers know it: for Mazda and MG a bare number gets the brand in front, "3" → "Mazda3" (A5, S9). */
export function fixModelName(make: string, model: string): string {
  const name = model.trim().replace(/\s+/g, ' ');
  const brand = NUMBERED_MAKES.find((numbered) => numbered.toLowerCase() === fixMakeName(make).toLowerCase());
  return brand && /^\d+$/.test(name) ? `${brand}${name}` : name;
}
