import { useEffect } from 'react';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import { withSheet } from '../../sheet-on-use.ts';
import type { EnquiryDialogProps } from './enquiry-dialog.tsx';

/** A form in a dialog, loaded on first use; if it cannot be loaded, each press leads to the form's own page. */
export const LazyEnquiryDialog = createLazyPart(
  () => withSheet('enquiry', import('./enquiry-dialog.tsx')).then(({ EnquiryDialog }) => EnquiryDialog),
  OwnPage,
);

function OwnPage({ asked, enquiry }: EnquiryDialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes each time it is asked for
  useEffect(() => location.assign(enquiry.href), [asked]);
  return null;
}
