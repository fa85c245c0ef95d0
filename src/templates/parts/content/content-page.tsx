import { formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import { type ContentPageModel, listCards } from '../../../kernel/content/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Conditions } from '../finance/conditions.tsx';
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
            <HeadPicture picture={model.picture} />
            <Main model={model} />
          </div>
          <Beside beside={beside} />
        </div>
      ) : (
        <Main model={model} />
      )}
      <PageConditions model={model} />
    </div>
  );
}

function Head({ model }: { model: ContentPageModel }) {
  const { heading, intro, hero, byline, picture, beside } = model;
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
      {!beside && <HeadPicture picture={picture} />}
    </div>
  );
}

/** Its column begins level with what is beside it. */
function HeadPicture({ picture }: Pick<ContentPageModel, 'picture'>) {
  return (
    picture && (
      <div className="post-pic content-pic cover">
        <Picture picture={picture} priority sizes="(min-width: 1000px) 820px, 100vw" />
      </div>
    )
  );
}

/** Of the vehicles in the page and beside it, at its foot. */
function PageConditions({ model: { blocks, below, beside } }: { model: ContentPageModel }) {
  const text = formatRepaymentTerms([...listCards([...blocks, ...below]), ...(beside?.stock.items ?? [])]);
  return (
    text && (
      <div className="wrap">
        <Conditions text={text} />
      </div>
    )
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
