import type { ComponentType, ReactNode } from 'react';
import type { HomeModel } from '../../../features/pages/home/model.ts';
import { withCachedHtml } from '../../../ui/cached-html/with-cached-html.tsx';

/**
 * A section of a home page whose HTML is cached by what it shows: it gets only these of the model's parts, so that it
 * stays when the others change.
 */
export function createCachedPart<Key extends keyof HomeModel>(
  keys: readonly Key[],
  of: ComponentType<Pick<HomeModel, Key>>,
): (model: HomeModel) => ReactNode {
  const Part = withCachedHtml(of) as ComponentType<Partial<HomeModel>>;
  return (model) => <Part {...Object.fromEntries(keys.map((key) => [key, model[key]]))} />;
}
