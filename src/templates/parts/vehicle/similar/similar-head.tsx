import type { ReactNode } from 'react';
import type { SimilarModel } from '../../../../features/vehicle/similar/model.ts';
import { LinkTo } from '../../navigation/link-to.tsx';

export function SimilarHead({ similar, children }: { similar: SimilarModel; children?: ReactNode }) {
  return (
    <div className="similar-head">
      <h2 id="similar-h">{similar.heading}</h2>
      <LinkTo className="link" to={similar.all} />
      {children}
    </div>
  );
}
