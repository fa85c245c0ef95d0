import type { ComponentProps } from 'react';
import { Island } from '../ui/islands/island.tsx';
import { type Template, useTemplate } from './template.ts';

/** The pages that a look arranges. */
export type PageName = Exclude<keyof Template, 'VehicleCard'>;

type PageProps = { [Name in PageName]: { name: Name } & ComponentProps<Template[Name]> }[PageName];

/** A page of the site's look, hydrated as a whole: one island in the frame. */
export function Page(props: PageProps) {
  return <Island name="page" of={PageOfLook} props={props} />;
}

/**
 * The page of that name in the look of the site. As a page of its own it is HTML alone, but for the islands and
 * behaviours in it.
 */
export function PageOfLook({ name, model }: PageProps) {
  // Each name's page takes the model that stands beside it in the props.
  const Shown = useTemplate()[name] as Template['MessagePage'];
  return <Shown model={model as ComponentProps<Template['MessagePage']>['model']} />;
}
