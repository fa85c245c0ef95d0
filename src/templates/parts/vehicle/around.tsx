import { formatThousands } from '../../../domain/text/format.ts';
import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { CONDITIONS } from '../../../kernel/finance/conditions.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { FinanceDisclaimer } from '../finance/disclaimer.tsx';
import { LinkTo } from '../navigation/link-to.tsx';
import { CallButton } from './actions/phone.tsx';

/** The report on a vehicle's history; opening it is event 60 (D21). */
export function HistoryReport({ model: { historyReport } }: { model: VehiclePageModel }) {
  if (!historyReport) return null;
  return (
    <p className="box-p history">
      <Icon name="file" />
      <a className="link" href={historyReport.href} target="_blank" rel="noopener noreferrer" data-report="">
        {historyReport.label}
      </a>
    </p>
  );
}

/** The way to ask for photos of a vehicle that has none. */
export function RequestPhotos({ model: { actions } }: { model: Pick<VehiclePageModel, 'actions'> }) {
  if (!actions.photos) return null;
  return (
    <p className="box-p history">
      <Icon name="camera" />
      <LinkTo className="link" to={actions.photos} />
    </p>
  );
}

/** The counter of sales, as the page was rendered; one that goes by the clock counts up once it is visible. */
export function SalesCounter({ counter }: { counter: VehiclePageModel['salesCounter'] }) {
  if (!counter) return null;
  const [before, after] = counter.text.split('{count}', 2);
  return (
    <p className="sales">
      {before}
      <b data-by-clock={counter.goesOn ? '' : undefined}>{formatThousands(counter.count)}</b>
      {after}
    </p>
  );
}

/** What the site says about the features of all its vehicles (D24). */
export function FeaturesBanner({ text }: { text: string | null }) {
  return (
    text && (
      <p className="fbanner">
        <Icon name="badge-check" />
        {text}
      </p>
    )
  );
}

/** The call-the-dealer box (D24). It is in the markup twice, once for each layout, and visible once. */
export function CallBox({ model: { callBox, phone, moreOfDealer } }: { model: VehiclePageModel }) {
  if (!callBox || !phone) return null;
  return (
    <section className="callbox" aria-label={callBox.heading}>
      <div>
        <h2>{callBox.heading}</h2>
        <p>{callBox.place}</p>
        <LinkTo className="link callbox-more" to={moreOfDealer} />
      </div>
      <CallButton phone={phone} label="Call" className="btn btn--line" />
    </section>
  );
}

/** The disclaimers of the page (D24), finance first (E7): what every repayment rests on, said once. */
export function Disclaimer({ model: { disclaimer, financeDisclaimer } }: { model: VehiclePageModel }) {
  if (!disclaimer && !financeDisclaimer) return null;
  return (
    <section className="disclaimer" id={CONDITIONS} aria-label="Disclaimer">
      {financeDisclaimer && <FinanceDisclaimer disclaimer={financeDisclaimer} />}
      {disclaimer?.text && <p>{disclaimer.text}</p>}
      {disclaimer?.terms && <LinkTo className="link" to={disclaimer.terms} />}
    </section>
  );
}
