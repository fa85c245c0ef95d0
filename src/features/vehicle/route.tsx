import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { differsInInputsAlone } from '../../kernel/finance/calculator/address.ts';
import { pageMeta } from '../../kernel/head/page-meta.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { useRememberViewed } from '../../kernel/saving/parts/use-remember-viewed.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadVehiclePage } from './load.ts';
import { useVisit } from './views/parts/use-visit.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadVehiclePage(context.get(requestContext), params.slug ?? '');
}

/**
 * What covers the page has an entry in the history, `#full-screen`: to come back from it asks for nothing. Nor do the finance calculator's
 * figures, which the page itself puts into its address.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.hash === nextUrl.hash && !differsInInputsAlone(currentUrl, nextUrl) && defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [];

export default function VehicleRoute() {
  const model = useLoaderData<typeof loader>();
  const { VehiclePage } = useTemplate();
  useRememberViewed(model.viewed);
  useVisit(model.visit);
  // Another vehicle is another page: its gallery begins at the first picture and its toggles are shut.
  return <VehiclePage key={model.head.canonical} model={model} />;
}
