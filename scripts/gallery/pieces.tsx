import { listKeysOf } from '../../src/domain/text/look-up.ts';
import { buildCardModel } from '../../src/kernel/cards/card.ts';
import { useTemplate } from '../../src/kernel/template.ts';
import { OpeningState } from '../../src/templates/parts/shell/opening-state.tsx';
import { Icon } from '../../src/ui/icons/icon.tsx';
import { ICONS } from '../../src/ui/icons/icons.ts';
import { SAMPLE_NOW, sampleRecord, sampleSettings } from '../../tests/samples/stock.ts';

/** The components that pages are built from, each in its states. */
export function Pieces() {
  return (
    <div className="wrap">
      <h1>Pieces</h1>
      <Piece name="Headings">
        <h2>A heading of a part</h2>
        <h3>A heading in it</h3>
        <p>
          Text of a page, with a <a href="#link">way to more of it</a> in it.
        </p>
        <p className="mute small">Quiet, small text.</p>
      </Piece>
      <Piece name="Buttons">
        {['accent', 'ink', 'line'].flatMap((tone) => [
          <button key={tone} type="button" className={`btn btn--${tone}`}>
            <Icon name="phone" />
            {tone}
          </button>,
          <button key={`${tone} small`} type="button" className={`btn btn--${tone} btn--s`}>
            {tone}, small
          </button>,
        ])}
        <button type="button" className="iconbtn" aria-label="Search">
          <Icon name="search" />
        </button>
        <a className="link" href="#link">
          A way to all of it <Icon name="arrow-right" />
        </a>
      </Piece>
      <Piece name="Buttons on the dark colour" dark>
        {['accent', 'line'].map((tone) => (
          <button key={tone} type="button" className={`btn btn--${tone}`}>
            {tone}
          </button>
        ))}
      </Piece>
      <Piece name="Fields">
        <label className="field">
          Words
          <input className="input" defaultValue="auto suv" />
        </label>
        <label className="field">
          A choice
          <select className="input">
            <option>Any make</option>
          </select>
        </label>
        <label className="field">
          Dollars
          <span className="affixed">
            <span>$</span>
            <input className="input" placeholder="Any" />
          </span>
        </label>
        <label className="check">
          <input type="checkbox" defaultChecked /> Toyota <span className="option-count">214</span>
        </label>
        <div className="range" style={{ '--a': 0, '--b': 70, width: 240 }}>
          <input type="range" aria-label="A slider" defaultValue={70} />
        </div>
      </Piece>
      <Piece name="Marks">
        {['plain', 'ink', 'accent', 'eco'].map((tone) => (
          <span key={tone} className={`tag tag--${tone}`}>
            {tone}
          </span>
        ))}
        <OpeningState opening={{ isOpen: true, text: 'Open now, closes 5:30 pm' }} />
        <OpeningState opening={{ isOpen: false, text: 'Closed, opens 8:00 am Monday' }} />
      </Piece>
      <Cards />
      <Piece name="Icons">
        {listKeysOf(ICONS).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Piece>
    </div>
  );
}

/** The states of a vehicle's card. */
const CARDS = {
  'in stock': {},
  reduced: { before_price: 56_990 },
  'without a price': { price: null },
  'coming soon': { status: 'coming_soon' },
  sold: { status: 'sold', sold: true, sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 - 86_400 },
  'without photos': { images: [] },
} satisfies Record<string, Parameters<typeof sampleRecord>[0]>;

function Cards() {
  const { VehicleCard } = useTemplate();
  const settings = sampleSettings({ price: { wasPrice: 'as_given' } });
  return (
    <section className="section">
      <h2>Cards</h2>
      <div className="ledger cards">
        {Object.entries(CARDS).map(([name, given]) => (
          <VehicleCard key={name} card={buildCardModel(sampleRecord(given), settings, SAMPLE_NOW)} />
        ))}
      </div>
    </section>
  );
}

function Piece({ name, dark = false, children }: { name: string; dark?: boolean; children: React.ReactNode }) {
  const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, padding: 24 } as const;
  return (
    <section className="section section--tight">
      <h2>{name}</h2>
      <div className={dark ? 'foot on-navy' : undefined} style={row}>
        {children}
      </div>
    </section>
  );
}
