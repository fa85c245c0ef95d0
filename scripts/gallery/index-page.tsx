import { LOOK_NAMES } from '../../src/settings/looks.ts';
import { CHROMES } from '../../tests/contracts/samples/pages.tsx';
import { type Choice, hrefOf, PIECES } from './choice.ts';
import { brandsOfDemoSites } from './sites.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:15px/1.45 system-ui,sans-serif;display:grid;grid-template-columns:280px 1fr;height:100vh;color:#111}
nav{overflow:auto;padding:16px;border-right:1px solid #ccc;background:#f6f6f4}
h1{font-size:18px;margin:0 0 12px}
h2{font-size:13px;margin:16px 0 4px;color:#555}
ul{list-style:none;margin:0;padding:0}
a{display:block;padding:4px 8px;color:inherit;text-decoration:none;border-radius:4px}
a:hover{background:#e6e6e0}
a[aria-current]{background:#111;color:#fff}
.row{display:flex;flex-wrap:wrap;gap:4px}
main{overflow:auto;background:#8a8f94;display:flex;gap:24px;padding:24px;align-items:flex-start}
figure{margin:0;flex:none}
figcaption{color:#fff;padding-bottom:6px}
iframe{border:0;background:#fff;height:calc(100vh - 100px);display:block}`;

const WIDTHS = [390, 768, 1440];

/** Everything in the gallery, and the choice at the widths of a phone, a tablet and a desktop. */
export function Index({ choice, pages }: { choice: Choice; pages: readonly string[] }) {
  const sites = ['own', ...brandsOfDemoSites().map(({ slug }) => slug)];
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <title>Gallery of Forecourt</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <nav aria-label="What there is">
          <h1>Gallery</h1>
          <Choices heading="Look" of="look" values={LOOK_NAMES} choice={choice} />
          <Choices heading="Colours" of="site" values={sites} choice={choice} />
          <Choices heading="Frame" of="frame" values={[...CHROMES.map(([name]) => name), 'none']} choice={choice} />
          <Choices heading="Page" of="page" values={[PIECES, ...pages]} choice={choice} />
        </nav>
        <main>
          {WIDTHS.map((width) => (
            <figure key={width}>
              <figcaption>{width} px</figcaption>
              <iframe title={`${choice.page} at ${width} px`} width={width} src={hrefOf('/show', choice)} />
            </figure>
          ))}
        </main>
      </body>
    </html>
  );
}

interface ChoicesProps {
  heading: string;
  of: keyof Choice;
  values: readonly string[];
  choice: Choice;
}

function Choices({ heading, of, values, choice }: ChoicesProps) {
  return (
    <>
      <h2>{heading}</h2>
      <ul className={of === 'page' ? undefined : 'row'}>
        {values.map((value) => (
          <li key={value}>
            <a href={hrefOf('/', choice, { [of]: value })} aria-current={choice[of] === value ? 'true' : undefined}>
              {value}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
