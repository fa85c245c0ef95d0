import { sendEvent } from '../../events/send.ts';
import type { FormModel } from '../model.ts';

/**
 * Reports a sent form before the page is left: by its event, where it has one, and as a lead in the page's `dataLayer`,
 * where there is one (I1).
 */
export async function trackSubmission(
  { id, event, enquired }: Pick<FormModel, 'id' | 'event' | 'enquired'>,
  leadId: number | undefined,
): Promise<void> {
  const path = location.pathname + location.search;
  const carId = event?.carId ?? enquired.car?.id;
  const about = { ...(carId !== undefined && { carId }), ...(leadId !== undefined && { leadId }) };
  if (event) await sendEvent({ name: event.name, path, ...about, data: {} });
  if (leadId === undefined || !document.documentElement.dataset.layer) return;
  const { pushLead } = await import('../../events/layer/push-event.ts');
  await pushLead(leadId, id, carId);
}
