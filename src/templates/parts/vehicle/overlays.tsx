import { Suspense } from 'react';
import { vehicleFormOverlays } from '../../../features/leads/enquiry/parts/vehicle-form-overlay.ts';
import type { ChatOffer, VehicleEnquiryModel } from '../../../kernel/vehicle/buttons-model.ts';
import { useOpenCount } from '../../../ui/hydration/use-open-count.ts';
import { ChatOnUse } from '../chat/chat-on-use.tsx';
import { LazyEnquiryDialog } from './enquiry/lazy-enquiry-dialog.tsx';

interface OverlaysProps {
  chat: ChatOffer | null;
  /** The forms that open in a dialog. */
  forms: VehicleEnquiryModel[];
}

/** What opens over a vehicle's page: nothing is shown, or loaded, before it is asked for. */
export function Overlays({ chat, forms }: OverlaysProps) {
  return (
    <>
      {forms.map((form) => (
        <FormOnUse key={form.id} form={form} />
      ))}
      {chat && <ChatOnUse offer={chat} />}
    </>
  );
}

function FormOnUse({ form }: { form: VehicleEnquiryModel }) {
  const openCount = useOpenCount(vehicleFormOverlays[form.id]);
  if (openCount === 0) return null;
  return (
    <Suspense>
      <LazyEnquiryDialog asked={openCount} enquiry={form} />
    </Suspense>
  );
}
