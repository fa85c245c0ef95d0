import { enquired } from '../../features/forms/parts/stores.ts';
import type { SuccessPageModel } from '../../features/pages/success/model.ts';
import { useKept } from '../../features/saved/parts/stores.ts';

/** After a form was sent: that it was, what it was about where the browser knows, and ways on. */
export function SuccessPage({ model }: { model: SuccessPageModel }) {
  const [last] = useKept(enquired);
  return (
    <div className="wrap success">
      <h1>{model.heading}</h1>
      <p>{model.text}</p>
      {last && (
        <p className="success-about">
          {model.sentLabel}: <b>{last.category}</b>
          {last.car && (
            <>
              {' '}
              about the <a href={last.car.href}>{last.car.name}</a>
            </>
          )}
        </p>
      )}
      <ul className="ledger ways">
        {model.ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
