import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalculatedTotals } from '../../../kernel/finance/calculator/model.ts';

const BAR = 30;
const STEP = 40;

/** Interest and principal year by year: a chart, and the same as a table. */
export function Breakdown({ result: { years } }: { result: CalculatedTotals }) {
  return (
    <figure className="fin-years">
      <figcaption>
        <b>What you pay, year by year</b>
        <span className="fin-key fin-key--principal">Principal</span>
        <span className="fin-key fin-key--interest">Interest</span>
      </figcaption>
      <Chart years={years} />
      <FoldedTable years={years} />
    </figure>
  );
}

/** The table is made once it is unfolded or printed; without scripts it is there from the start. */
function FoldedTable({ years }: Pick<CalculatedTotals, 'years'>) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    // It may have been unfolded before it was hydrated.
    setOpened(fold.current?.open ?? false);
    const print = () => flushSync(() => setOpened(true));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);
  return (
    <details className="more-d" ref={fold} onToggle={() => setOpened(true)}>
      <summary className="btn btn--line btn--s">
        <span className="when-shut">Show as a table</span>
        <span className="when-open">Hide the table</span>
      </summary>
      {wasOpened ? (
        <Table years={years} />
      ) : (
        <noscript>
          <Table years={years} />
        </noscript>
      )}
    </details>
  );
}

function Chart({ years }: Pick<CalculatedTotals, 'years'>) {
  return (
    <div className="fin-chart" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${years.length * STEP} 100`} preserveAspectRatio="none">
        {years.map(({ year, interestShare, principalShare }) => {
          const x = (year - 1) * STEP + (STEP - BAR) / 2;
          return (
            <g key={year}>
              <rect className="is-principal" x={x} width={BAR} y={100 - principalShare} height={principalShare} />
              <rect
                className="is-interest"
                x={x}
                width={BAR}
                y={100 - principalShare - interestShare}
                height={interestShare}
              />
            </g>
          );
        })}
      </svg>
      <div className="fin-chart-years">
        {years.map(({ year }) => (
          <span key={year}>Year {year}</span>
        ))}
      </div>
    </div>
  );
}

function Table({ years }: Pick<CalculatedTotals, 'years'>) {
  return (
    <div className="fin-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Interest</th>
            <th scope="col">Principal</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, interest, principal, balance }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{interest}</td>
              <td>{principal}</td>
              <td>{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
