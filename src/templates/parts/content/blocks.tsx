import { useId } from 'react';
import type { BlockModel } from '../../../kernel/content/model.ts';
import { Locations } from '../home/locations.tsx';
import { Offers } from '../home/offers.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { Brands, Figures, FormLink, Tiles } from './pieces.tsx';
import { PostCards } from './post-cards.tsx';
import { Subscription } from './subscription.tsx';
import { Faq, Text } from './text.tsx';
import { Vehicles } from './vehicles.tsx';

/** The blocks of a page, in its order (H9). */
export function Blocks({ blocks }: { blocks: BlockModel[] }) {
  // Blocks have no names of their own, and their order never changes.
  return blocks.map((block, at) => <Block block={block} key={at} />);
}

function Block({ block }: { block: BlockModel }) {
  const id = useId();
  switch (block.kind) {
    case 'text':
      return <Text block={block} id={id} />;
    case 'faq':
      return <Faq block={block} id={id} />;
    case 'figures':
      return <Figures block={block} id={id} />;
    case 'tiles':
      return <Tiles block={block} id={id} />;
    case 'offers':
      return <Offers offers={block.section} layout="grid" id={id} />;
    case 'vehicles':
      return <Vehicles block={block} id={id} />;
    case 'brands':
      return <Brands block={block} id={id} />;
    case 'locations':
      return <Locations locations={block.section} id={id} />;
    case 'reviews':
      return <Reviews reviews={block.reviews} id={id} />;
    case 'posts':
      return <PostCards section={block.section} id={id} />;
    case 'subscription':
      return <Subscription block={block} id={id} />;
    case 'form':
      return <FormLink block={block} id={id} />;
  }
}
