// Loaded before a program (node --import): stops its clock, so that two runs agree on opening hours, ages and arrivals.
// Plain JavaScript: worker threads load it too, before anything else.
const NOW = Date.parse('2026-11-21T01:00:00Z');

// Not a subclass, so that dates that Node itself makes are still instances of Date.
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length === 0 ? [NOW] : parts, made),
  get: (date, name) => (name === 'now' ? () => NOW : Reflect.get(date, name)),
});
