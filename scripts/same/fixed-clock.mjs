// Loaded before a program (node --import): its clock stands still, so that two runs say the same of opening hours,
// ages and arrivals. Plain JavaScript: worker threads load it too, before anything else.
const NOW = Date.parse('2026-11-21T01:00:00Z');
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(NOW);
    else super(...parts);
  }

  static now() {
    return NOW;
  }
};
