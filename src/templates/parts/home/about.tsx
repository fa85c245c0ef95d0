import type { HomeModel } from '../../../features/pages/home/model.ts';

export function About({ about }: { about: HomeModel['about'] }) {
  if (!about) return null;
  return (
    <section className="section" aria-labelledby="about">
      <div className="wrap about">
        <h2 id="about">{about.heading}</h2>
        <p>{about.text}</p>
      </div>
    </section>
  );
}
