import type { PostCard as PostCardModel, Section } from '../../../kernel/content/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SectionHead } from '../home/section-head.tsx';

export function PostCards({ section, id }: { section: Section<PostCardModel>; id: string }) {
  const isHeaded = section.heading !== '';
  return (
    <section
      className="section"
      aria-labelledby={isHeaded ? id : undefined}
      aria-label={isHeaded ? undefined : 'Posts'}
    >
      <div className="wrap">
        {isHeaded && <SectionHead section={section} id={id} />}
        <ul className="posts">
          {section.items.map((post) => (
            <li key={post.href}>
              <PostCard post={post} Heading={isHeaded ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PostCard({ post, Heading }: { post: PostCardModel; Heading: 'h2' | 'h3' }) {
  const { href, heading, picture, date, author, text } = post;
  return (
    <article className="post-card">
      {picture && (
        <div className="post-pic cover">
          <Picture picture={picture} sizes="(min-width: 1000px) 33vw, (min-width: 600px) 50vw, 100vw" />
        </div>
      )}
      <p className="small mute">
        <time dateTime={date.iso}>{date.text}</time>
        {author && <span> · {author}</span>}
      </p>
      <Heading>
        <a className="whole" href={href}>
          {heading}
        </a>
      </Heading>
      {text && <p>{text}</p>}
    </article>
  );
}
