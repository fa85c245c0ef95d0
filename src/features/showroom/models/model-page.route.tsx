import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPageMeta } from '../../../kernel/head/page-meta.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadModelPage } from './model-page.load.ts';
import { QUOTE_FORM } from './quote-form.ts';

/** A model (H8: /models/{slug}). Its form, where it has one, has a submission key. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const model = await loadModelPage(context.get(requestContext), params.slug ?? '');
  return data(model, { headers: model.form ? { 'Cache-Control': 'private, no-store' } : undefined });
}

export function action({ request, context }: ActionFunctionArgs) {
  return submitPageForm(request, context.get(requestContext), QUOTE_FORM);
}

/** The page already contains every variant and colour. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function ModelRoute() {
  const model = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const { ModelPage } = useTemplate();
  return <ModelPage key={model.path} model={{ ...model, form: model.form && { ...model.form, sent } }} />;
}
