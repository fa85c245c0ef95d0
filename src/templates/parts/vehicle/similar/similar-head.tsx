import type { ReactNode } from 'react';
import type { SimilarModel } from '../../../../features/vehicle/similar/model.ts';

/** The heading of the similar vehicles, the link to all of them, and the carousel's buttons. */
export function SimilarHead({ similar, children }: { similar: SimilarModel; children?: ReactNode }) {
  return (
    <div className="similar-head">
      <h2 id="similar-h">{similar.heading}</h2>
      <a className="link" href={similar.all.href}>
        {similar.all.label}
      </a>
      {children}
    </div>
  );
}
