import type { MouseEvent } from 'react';
import { openChat } from '../../../../features/chat/parts/chat-overlay.ts';
import { openVehicleForm } from '../../../../features/leads/enquiry/parts/vehicle-form-overlay.ts';
import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import { sendPrint } from '../../../../features/vehicle/print/parts/send-print.ts';
import { buildCarAttributes } from '../../../../kernel/saving/car-attributes.ts';
import type { ActionModel, VehicleFormId } from '../../../../kernel/vehicle/buttons-model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { CompareTick, SaveHeart } from '../../saved/saving-buttons.tsx';
import { OwnOffer } from './own-offer.tsx';
import { CallButton } from './phone.tsx';
import { ShareButton } from './share.tsx';

type PageParts = Pick<VehiclePageModel, 'actions' | 'phone' | 'sharing' | 'sold' | 'saving' | 'visit'>;

/**
 * The ways to contact the dealer, in the site's order: the first is the page's one accent (D6). A phone's dock has it
 * too.
 */
export function MainActions({ model }: { model: PageParts }) {
  const { main } = model.actions;
  if (main.length === 0) return null;
  return (
    <div className={main.length === 1 && !model.sold ? 'box-p acts in-dock' : 'box-p acts'}>
      {main.map((action, index) => {
        const isFirst = index === 0 && !model.sold;
        const tone = isFirst ? 'btn--accent in-dock' : index === 1 && !model.sold ? 'btn--ink' : 'btn--line';
        return <MainAction key={action.kind} action={action} model={model} className={`btn ${tone}`} />;
      })}
    </div>
  );
}

interface MainActionProps {
  action: ActionModel;
  model: Pick<PageParts, 'phone'>;
  className: string;
  /** Leaves out what is shown elsewhere: the number, the deposit. */
  brief?: boolean;
}

/** One of the main actions as a button: a call dials, a message opens the chat, the others lead to their page. */
export function MainAction({ action, model: { phone }, className, brief = false }: MainActionProps) {
  if (action.kind === 'call') {
    const call = { label: action.label, className: `${className} act-call`, brief };
    return phone && <CallButton phone={phone} {...call} />;
  }
  const words = (
    <>
      {action.icon && <Icon name={action.icon} />}
      <span>
        {action.label}
        {action.note && !brief && <span className="act-note"> ({action.note})</span>}
        {action.kind === 'trade_in' && !brief && <OwnOffer />}
      </span>
    </>
  );
  if (action.href === null)
    return (
      <button className={`${className} with-js`} type="button" onClick={openChat}>
        {words}
      </button>
    );
  return (
    <a className={className} href={action.href} onClick={inPlace(action)}>
      {words}
    </a>
  );
}

const OPENERS = {
  chat: openChat,
  enquiry: () => showForm('enquiry'),
  'test-drive': () => showForm('test-drive'),
};

/**
 * Opens a dialog, or scrolls to a form in the page; with a modifier key, and without scripts, it is a page of its own.
 */
function inPlace({ opens }: ActionModel) {
  if (opens === null || opens === 'tab') return undefined;
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    OPENERS[opens]();
  };
}

function showForm(id: VehicleFormId): void {
  const inline = document.getElementById(id);
  if (inline) inline.scrollIntoView();
  else openVehicleForm(id);
}

/** Saving, comparing, sharing and printing, in the site's order. */
export function SmallActions({ model: { actions, saving, sharing, visit } }: { model: PageParts }) {
  return (
    <div className="action-row action-row--saving" {...(saving && buildCarAttributes({ id: saving.entry.id, saving }))}>
      {actions.small.map((action) => (
        <SmallAction key={action.kind} action={action} saving={saving} sharing={sharing} visit={visit} />
      ))}
      <CompareTick saving={saving} />
    </div>
  );
}

interface SmallActionProps extends Pick<PageParts, 'saving' | 'sharing' | 'visit'> {
  action: ActionModel;
}

function SmallAction({ action, saving, sharing, visit }: SmallActionProps) {
  switch (action.kind) {
    case 'share':
      return <ShareButton sharing={sharing} />;
    case 'favourite':
      return <SaveHeart saving={saving} label={action.label} />;
    case 'print':
      return (
        <a href={action.href ?? undefined} target="_blank" rel="noopener" onClick={() => sendPrint(visit.car_id)}>
          <Icon name="printer" />
          {action.label}
        </a>
      );
    default:
      return null;
  }
}
