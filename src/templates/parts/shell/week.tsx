import type { HoursModel } from '../../../kernel/places/model.ts';

export function Week({ week }: { week: HoursModel[] }) {
  return (
    <dl className="week">
      {week.map(({ days, text }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
