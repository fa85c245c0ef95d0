import { Suspense, useRef } from 'react';
import { useFormOpenCount } from '../../../../features/leads/enquiry/parts/vehicle-form-overlay.ts';
import { useHasBeenVisible } from '../../../../features/vehicle/viewer/parts/on-sight.ts';
import type { VehicleEnquiryModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import { LinkTo } from '../../navigation/link-to.tsx';
import { withSheet } from '../../sheet-on-use.ts';
import { LazyEnquiryDialog } from './lazy-enquiry-dialog.tsx';

const LazyForm = createLazyPart(
  () => withSheet('enquiry', import('./enquiry-form.tsx')).then(({ FetchedEnquiryForm }) => FetchedEnquiryForm),
  OwnPage,
);

/** A form about the vehicle: in a dialog, or in the page (G1). */
export function VehicleEnquiry({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  const openCount = useFormOpenCount(enquiry.id);
  if (enquiry.placement === 'inline') return <Inline enquiry={enquiry} />;
  return (
    openCount > 0 && (
      <Suspense>
        <LazyEnquiryDialog asked={openCount} enquiry={enquiry} />
      </Suspense>
    )
  );
}

/** Without scripts, and until they are loaded, the link to the form's own page. */
function Inline({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  const ref = useRef<HTMLElement>(null);
  const wasSeen = useHasBeenVisible(ref);
  return (
    <section className="price-box enq-inline" id={enquiry.id} aria-labelledby={`${enquiry.id}-h`} ref={ref}>
      <h2 id={`${enquiry.id}-h`}>{enquiry.heading}</h2>
      {wasSeen ? (
        <Suspense>
          <LazyForm enquiry={enquiry} />
        </Suspense>
      ) : (
        <OwnPage enquiry={enquiry} />
      )}
    </section>
  );
}

function OwnPage({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  return <LinkTo className="btn btn--ink btn--block" to={enquiry} />;
}
