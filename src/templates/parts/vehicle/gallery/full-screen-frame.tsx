import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { Arrows } from './arrows.tsx';

interface FullScreenFrameProps {
  hasMany: boolean;
  hasThumbnails: boolean;
}

/**
 * The dialog of a gallery over the whole window, without its pictures: a template, which costs the page next to nothing
 * until it is opened (`gallery-full-screen.ts`).
 */
export function FullScreenFrame({ hasMany, hasThumbnails }: FullScreenFrameProps) {
  return (
    <template data-full-screen="">
      <dialog className="full" aria-label="Pictures, full screen">
        <div className="full-bar">
          <span className="full-count" aria-hidden="true" />
          <BarButton icon="minus" label="Zoom out" className="full-out" />
          <BarButton icon="plus" label="Zoom in" className="full-in" />
          {/* biome-ignore lint/a11y/noAutofocus: it begins with the focus, as dialogs should say (WAI-ARIA) */}
          <button type="button" className="full-close" aria-label="Close" autoFocus>
            <Icon name="x" />
          </button>
        </div>
        <div className="full-stage">
          <ul className="full-track" />
          {hasMany && <Arrows />}
        </div>
        {hasThumbnails && <ul className="full-strip" />}
        <span className="vh" aria-live="polite" />
      </dialog>
    </template>
  );
}

function BarButton({ icon, label, className }: { icon: IconName; label: string; className: string }) {
  return (
    <button type="button" className={className} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
