import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { VehicleTag } from '../../../../features/vehicle/model.ts';
import type { View, ViewerModel } from '../../../../features/vehicle/viewer/model.ts';
import { useHydrated } from '../../../../ui/hydration/hydrated.ts';
import { useLoaded, useWhenVisible } from '../../../../ui/on-sight.ts';
import { Picture, type PictureModel } from '../../../../ui/pictures/picture.tsx';
import { loadSheet, withSheet } from '../../sheet-on-use.ts';
import { Tags } from '../gallery/tags.tsx';

/** What a stage shows: one of the first three, or in its place the first picture. */
type StageModel = Pick<ViewerModel, 'spin' | 'outside' | 'interior' | 'placeholder'>;

/** What an interactive view gets, which covers the first picture once its script is loaded. */
export interface EngineProps {
  viewer: StageModel;
  stage: RefObject<HTMLElement | null>;
  onFail: () => void;
}

interface Kind {
  picture: (viewer: StageModel) => PictureModel | null;
  load: () => Promise<ComponentType<EngineProps>>;
  /** Whether the picture is wider than the stage, and scrolls until a script draws it. */
  isWide?: boolean;
}

const SPIN: Kind = {
  picture: ({ spin }) => spin && { src: spin.frames[0] ?? '', alt: spin.label, width: 900, height: 600 },
  load: () => withSheet('viewer', import('./viewer-spin.tsx')).then(({ Spin }) => Spin),
};
const OUTSIDE_SPIN: Kind = {
  picture: () => null,
  load: () => withSheet('viewer', import('./viewer-outside.tsx')).then(({ OutsideSpin }) => OutsideSpin),
};
const INTERIOR: Kind = {
  picture: ({ interior }) => interior && { src: interior.src, alt: interior.label, width: 1200, height: 600 },
  load: () => withSheet('viewer', import('./viewer-interior.tsx')).then(({ Interior }) => Interior),
  isWide: true,
};

const SIZES = '(max-width: 959px) 100vw, (max-width: 1199px) 56vw, 900px';

export interface StageProps {
  view: Exclude<View, 'gallery'>;
  viewer: StageModel;
  tags: VehicleTag[];
  /** Whether it is the view that the page begins with. */
  isFirst: boolean;
}

/** The stage of a view, an island of its own: one that the page doesn't begin with is empty until it is chosen. */
export function VehicleStage(props: StageProps) {
  const isChosen = useHydrated();
  return props.isFirst || isChosen ? <Stage {...props} /> : <div className="stage" />;
}

/**
 * A view's first picture, which the server sends. Its script is loaded when it is visible, or on request with data
 * saving.
 */
function Stage({ view, viewer, tags, isFirst }: StageProps) {
  const kind = view === 'interior' ? INTERIOR : viewer.spin ? SPIN : OUTSIDE_SPIN;
  const stage = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [wanted, want] = useWhenVisible(stage, !isFirst);
  const Engine = useLoaded(wanted === 'now', kind.load, setFailed);
  useEffect(() => followFirstPicture(stage.current, () => setBroken(true)), []);
  const picture = isBroken ? null : kind.picture(viewer);
  const image = picture ? (
    <FirstPicture picture={picture} priority={isFirst} />
  ) : (
    viewer.placeholder && <Picture picture={viewer.placeholder} priority={isFirst} sizes={SIZES} />
  );
  return (
    <div className="stage" ref={stage}>
      {kind.isWide && picture ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        <section className="stage-flat" aria-label={picture.alt} tabIndex={0}>
          {image}
        </section>
      ) : (
        <div className="stage-frame">{image}</div>
      )}
      {Engine && !hasFailed && <Engine viewer={viewer} stage={stage} onFail={() => setFailed(true)} />}
      {hasFailed && (isBroken || !kind.isWide) && (
        <p className="stage-note" role="status">
          The view couldn’t be loaded.
        </p>
      )}
      {wanted === 'when-asked' && <AskButton onAsk={want} />}
      <Tags tags={tags} />
    </div>
  );
}

/** Loads the view with data saving. It comes with the styles of the view, which the page does without until then. */
function AskButton({ onAsk }: { onAsk: () => void }) {
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    const show = () => setStyled(true);
    loadSheet('viewer').then(show, show);
  }, []);
  return (
    isStyled && (
      <button type="button" className="stage-ask" onClick={onAsk}>
        Load the 360° view
      </button>
    )
  );
}

/** In one size only, the one that is turned or looked around in later, so that nothing is fetched twice. */
function FirstPicture({ picture, priority }: { picture: PictureModel; priority: boolean }) {
  return (
    <img
      {...picture}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** Gives the stage the shape of its first picture, and reports when it cannot be loaded (S8). */
function followFirstPicture(stage: HTMLElement | null, onBroken: () => void): void {
  const image = stage?.querySelector('img');
  image?.decode().then(
    () => {
      stage?.style.setProperty('--ratio', String(image.naturalWidth / image.naturalHeight));
      const flat = image.parentElement;
      if (flat) flat.scrollLeft = (flat.scrollWidth - flat.clientWidth) / 2;
    },
    () => {
      console.error(`The first picture of a view could not be loaded: ${image.src}`);
      onBroken();
    },
  );
}
