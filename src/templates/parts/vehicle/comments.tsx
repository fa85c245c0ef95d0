import type { CommentBlock } from '../../../features/vehicle/comments.ts';
import type { CommentsModel } from '../../../features/vehicle/model.ts';
import { Block } from './details.tsx';

/** The dealer's own text; a long one begins with its first characters, and unfolds in place. */
export function Comments({ comments }: { comments: CommentsModel }) {
  return (
    <Block id="comments" heading={comments.heading}>
      {comments.blocks.length === 0 ? (
        <p className="mute">{comments.emptyText}</p>
      ) : comments.beginning ? (
        <div className="comments-fold">
          <Text blocks={comments.beginning} className="comments comments--short" />
          <details className="more-d">
            <summary className="btn btn--line btn--s">
              <span className="when-shut">Show More</span>
              <span className="when-open">Show Less</span>
            </summary>
            <Text blocks={comments.blocks} className="comments" />
          </details>
        </div>
      ) : (
        <Text blocks={comments.blocks} className="comments" />
      )}
    </Block>
  );
}

function Text({ blocks, className }: { blocks: CommentBlock[]; className: string }) {
  return (
    <div className={className}>
      <CommentBlocks blocks={blocks} />
    </div>
  );
}

export function CommentBlocks({ blocks }: { blocks: CommentBlock[] }) {
  return (
    <>
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block.lines.join('\n')}</p>
        ),
      )}
    </>
  );
}
