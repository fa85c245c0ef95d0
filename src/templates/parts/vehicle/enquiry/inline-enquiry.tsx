import { Suspense } from 'react';
import type { VehicleEnquiryModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { useHydrated } from '../../../../ui/hydration/hydrated.ts';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import { LinkTo } from '../../navigation/link-to.tsx';
import { withSheet } from '../../sheet-on-use.ts';

const LazyForm = createLazyPart(
  () => withSheet('enquiry', import('./enquiry-form.tsx')).then(({ FetchedEnquiryForm }) => FetchedEnquiryForm),
  OwnPage,
);

/** The form, once it comes near; without scripts, and until they are loaded, the link to the form's own page. */
export function InlineEnquiry({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  if (!useHydrated()) return <OwnPage enquiry={enquiry} />;
  return (
    <Suspense>
      <LazyForm enquiry={enquiry} />
    </Suspense>
  );
}

function OwnPage({ enquiry }: { enquiry: VehicleEnquiryModel }) {
  return <LinkTo className="btn btn--ink btn--block" to={enquiry} />;
}
