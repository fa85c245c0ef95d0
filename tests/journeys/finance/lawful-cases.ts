/** A page's text about finance, and what is wrong with it. */
export type LawfulCase = [what: string, html: string, problems: string[]];

const WARNING = '<p>WARNING: This comparison rate is true only for the examples given.</p>';
const whole = (rate = '', comparison = '') =>
  `<p><b style="font-weight:400">$112 wk*</b> <span ${rate}>9.49% p.a.</span>
   <span ${comparison}>Comparison rate 10.62% p.a.</span></p>`;

const LINKED = `<a href="#terms">Conditions</a><div class="cards"><article>${whole()}</article></div>`;

/** Judged by the order of the markup. */
export const WRITTEN_CASES: LawfulCase[] = [
  ['nothing where all is there', whole() + WARNING, []],
  [
    'a span of comparison rates',
    `<p><span>9.49% p.a.</span> <span>Comparison rate 8.38% to 19.42% p.a.</span></p>${WARNING}`,
    [],
  ],
  ['a repayment without rates', `<p>$112 wk*</p>${WARNING}`, ['no comparison rate beside it']],
  [
    'cents, months and years',
    `<p>$1,112.50 mo*</p><div>$9 yr*</div>${WARNING}`,
    ['no comparison rate beside it', 'no comparison rate beside it'],
  ],
  ['a rate alone', `<p>from 5.99% p.a.</p>${WARNING}`, ['no comparison rate beside it']],
  [
    'a comparison rate that is hidden',
    whole('', 'hidden') + WARNING,
    ['no comparison rate beside it', 'no comparison rate beside it'],
  ],
  [
    'a comparison rate behind a toggle',
    `<p>$112 wk*</p><details><summary>Rates</summary>${whole()}</details>${WARNING}`,
    ['no comparison rate beside it'],
  ],
  ['no warning', whole(), ['no warning on the page']],
  [
    'cards whose warning stands below them, without a link to it',
    `<div class="cards"><article>${whole()}</article></div>${WARNING}`,
    ['no way to the warning above the cards'],
  ],
  [
    'nothing where the warning stands above the cards',
    `${WARNING}<div class="cards"><article>${whole()}</article></div>`,
    [],
  ],
  [
    'nothing where a link above the cards leads to the warning below them',
    `${LINKED}<div id="terms">${WARNING}</div>`,
    [],
  ],
  ['a link that leads elsewhere', `${LINKED}${WARNING}<p id="terms">9</p>`, ['no way to the warning above the cards']],
  [
    'a link to a warning behind a toggle',
    `${LINKED}
     <details id="terms"><summary>More</summary>${WARNING}</details>`,
    ['no warning on the page'],
  ],
  [
    'a link that says nothing',
    `<a href="#terms">*</a><div class="cards"><article>${whole()}</article></div><div id="terms">${WARNING}</div>`,
    ['no way to the warning above the cards'],
  ],
  [
    'a warning that stands again where it is hidden',
    `${whole()}${WARNING}<details><summary>Conditions</summary>${WARNING}</details>`,
    ['stands 2 times'],
  ],
  [
    'conditions that wait in a template',
    `${whole()}${WARNING}<p>Not an offer of credit.</p><template><p>Not an offer of credit.</p></template>`,
    ['stands 2 times'],
  ],
  [
    'a warning behind a toggle',
    `${whole()}<details><summary>More</summary>${WARNING}</details>`,
    ['no warning on the page'],
  ],
];

/** Right by markup, and wrong as drawn. */
export const DRAWN_CASES: LawfulCase[] = [
  [
    'a smaller comparison rate',
    whole('', 'style="font-size:9px"') + WARNING,
    ['the comparison rate is smaller', 'the comparison rate is smaller'],
  ],
  ['a lighter comparison rate', whole('style="font-weight:700"') + WARNING, ['the comparison rate is lighter']],
  [
    'a fainter comparison rate',
    whole('', 'style="opacity:.5"') + WARNING,
    ['the comparison rate is fainter', 'the comparison rate is fainter'],
  ],
  [
    'a larger repayment',
    whole().replace('weight:400', 'weight:400;font-size:28px') + WARNING,
    ['the comparison rate is smaller'],
  ],
  ['a heavier repayment', whole().replace('weight:400', 'weight:700') + WARNING, ['the comparison rate is lighter']],
  [
    'a comparison rate of another colour',
    whole('', 'style="color:#667"') + WARNING,
    ['the comparison rate is of another colour'],
  ],
  [
    'cards whose warning stands windows above them',
    `${WARNING}<div style="height:300vh"></div><div class="cards"><article>${whole()}</article></div>`,
    ['no way to the warning above the cards'],
  ],
  [
    'a link above the cards that is not drawn',
    `<a href="#terms" style="visibility:hidden">Conditions</a><div class="cards"><article>${whole()}</article></div>
     <div id="terms">${WARNING}</div>`,
    ['no way to the warning above the cards'],
  ],
];
