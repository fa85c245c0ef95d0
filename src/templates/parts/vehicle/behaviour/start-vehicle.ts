import { startLocationBar } from '../../../../features/vehicle/location-bar/parts/dismissed.ts';
import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import { storeViewed } from '../../../../features/vehicle/parts/visited.ts';
import { startWholeLists } from '../../../../features/vehicle/parts/whole-lists.ts';
import { startCalling } from '../../../../features/vehicle/phone/parts/calling.ts';
import { sendPrint } from '../../../../features/vehicle/print/parts/send-print.ts';
import { countWhenSeen } from '../../../../features/vehicle/sales-counter/parts/count-when-seen.ts';
import type { CopyModel } from '../../../../features/vehicle/share/model.ts';
import { startSharing } from '../../../../features/vehicle/share/parts/sharing.ts';
import { reportVisit } from '../../../../features/vehicle/views/parts/visit.ts';
import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import { listenForClicks } from '../../../../ui/delegated-clicks.ts';
import { openWhenScrolledPast } from '../../../../ui/scrolled-past.ts';
import { markSectionInView } from '../../../../ui/section-in-view.ts';
import { startOpeners } from './openers.ts';
import { startOwnOffer } from './own-offer.ts';

/** What the behaviours of a vehicle's page need besides its HTML. */
export interface VehicleBehaviour extends Pick<VehiclePageModel, 'visit' | 'viewed' | 'phone'> {
  copy: CopyModel;
}

/** Starts what moves on a vehicle's page without being an island. */
export function startVehicle({ visit, viewed, phone, copy }: VehicleBehaviour): void {
  startOpeners();
  startCalling(phone);
  startSharing(copy);
  startLocationBar();
  startWholeLists();
  startOwnOffer();
  openWhenScrolledPast(document.querySelectorAll('[data-scroll-mark]'));
  markSectionInView(document.querySelector('.secnav'));
  countWhenSeen(document.querySelector('[data-by-clock]'));
  listenForClicks('[data-print]', () => sendPrint(visit.car_id));
  listenForClicks('[data-report]', () => tellOfReport(visit.car_id));
  storeViewed(viewed);
  reportVisit(visit, freshen);
}

/** Opening the report on a vehicle's history is event 60 (D21). */
function tellOfReport(carId: number): void {
  sendEventLazily({ name: 'history_report_click', path: location.pathname + location.search, carId, data: {} });
}

async function freshen(): Promise<void> {
  try {
    const { freshenPage } = await import('../../../../features/vehicle/parts/fresh-parts.ts');
    await freshenPage();
  } catch (error) {
    console.warn('The page stays as it was made', error);
  }
}
