import type { VehiclePageModel } from '../../../../features/vehicle/model.ts';
import { buildCarAttributes } from '../../../../kernel/saving/car-attributes.ts';
import type { ActionModel } from '../../../../kernel/vehicle/buttons-model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { CompareTick, SaveHeart } from '../../saved/saving-buttons.tsx';
import { CallButton } from './phone.tsx';
import { ShareButton } from './share.tsx';

type PageParts = Pick<VehiclePageModel, 'actions' | 'phone' | 'sharing' | 'sold' | 'saving' | 'place'>;

/**
 * The ways to contact the dealer, in the site's order: the first is the page's one filled button (D6). A phone's dock
 * has it too.
 */
export function MainActions({ model }: { model: PageParts }) {
  const { main } = model.actions;
  if (main.length === 0) return null;
  const isInDock = main.length === 1 && !model.sold;
  // The place has the number too.
  const isPrinted = !model.place && main.some(({ kind }) => kind === 'call');
  return (
    <div className={`box-p acts${isInDock ? ' in-dock' : ''}${isPrinted ? '' : ' not-on-paper'}`} data-fresh="actions">
      {main.map((action, index) => {
        const tone = index === 0 && !model.sold ? 'btn--accent in-dock' : 'btn--line';
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
        {action.kind === 'trade_in' && !brief && <span className="act-note" data-own-offer="" />}
      </span>
    </>
  );
  if (action.href === null)
    return (
      <button className={`${className} with-js`} type="button" data-opens="chat">
        {words}
      </button>
    );
  return (
    <a className={className} href={action.href} data-opens={opensHere(action)}>
      {words}
    </a>
  );
}

/** What opens over the page, or is scrolled to (`behaviour/openers.ts`). */
const opensHere = ({ opens }: ActionModel) => (opens === null || opens === 'tab' ? undefined : opens);

/** Saving, comparing, sharing and printing, in the site's order. */
export function SmallActions({ model: { actions, saving, sharing } }: { model: PageParts }) {
  return (
    <div className="action-row action-row--saving" {...(saving && buildCarAttributes({ id: saving.entry.id, saving }))}>
      {actions.small.map((action) => (
        <SmallAction key={action.kind} action={action} saving={saving} sharing={sharing} />
      ))}
      <CompareTick saving={saving} />
    </div>
  );
}

interface SmallActionProps extends Pick<PageParts, 'saving' | 'sharing'> {
  action: ActionModel;
}

function SmallAction({ action, saving, sharing }: SmallActionProps) {
  switch (action.kind) {
    case 'share':
      return <ShareButton sharing={sharing} />;
    case 'favourite':
      return <SaveHeart saving={saving} label={action.label} />;
    case 'print':
      return (
        <a href={action.href ?? undefined} target="_blank" rel="noopener" data-print="">
          <Icon name="printer" />
          {action.label}
        </a>
      );
    default:
      return null;
  }
}
