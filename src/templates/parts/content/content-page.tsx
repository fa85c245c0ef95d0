import type { ContentPageModel } from '../../../kernel/content/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { Paging } from '../search/paging.tsx';
import { Beside } from './beside.tsx';
import { Blocks } from './blocks.tsx';
import { ContentHero } from './content-hero.tsx';

/**
 * A page that the site has written (H9), its posts (H11) or its reviews (H6): breadcrumb, heading, blocks; posts have a
 * column beside them.
 */
export function ContentPage({ model }: { model: ContentPageModel }) {
  const { beside } = model;
  return (
    <div className="content-page">
      <Head model={model} />
      {beside ? (
        <div className="wrap with-beside">
          <div className="beside-main">
            <Main model={model} />
          </div>
          <Beside beside={beside} />
        </div>
      ) : (
        <Main model={model} />
      )}
    </div>
  );
}

function Head({ model }: { model: ContentPageModel }) {
  const { heading, intro, hero, byline, picture } = model;
  if (hero)
    return (
      <>
        <div className="wrap">
          <Breadcrumb model={model} />
        </div>
        <ContentHero hero={hero} />
      </>
    );
  return (
    <div className="wrap content-head">
      <div className="page-top">
        <Breadcrumb model={model} />
        <div className="phead">
          <h1>{heading}</h1>
          {byline && (
            <p className="small mute">
              <time dateTime={byline.date.iso}>{byline.date.text}</time>
              {byline.author && <span> · {byline.author}</span>}
            </p>
          )}
          {intro && <p className="mute">{intro}</p>}
        </div>
      </div>
      {picture && (
        <div className="post-pic content-pic cover">
          <Picture picture={picture} priority sizes="(min-width: 1000px) 820px, 100vw" />
        </div>
      )}
    </div>
  );
}

function Main({ model }: { model: ContentPageModel }) {
  const { paging } = model;
  return (
    <>
      <Blocks blocks={model.blocks} />
      {paging && paging.pages.length > 0 && (
        <div className="wrap">
          <Paging paging={paging} />
        </div>
      )}
      <Blocks blocks={model.below} />
    </>
  );
}
