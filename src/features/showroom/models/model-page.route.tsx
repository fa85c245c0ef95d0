import { data, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { submitPageForm } from '../../../kernel/leads/submit-page-form.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { loadModelPage } from './model-page.load.ts';
import { QUOTE_FORM } from './quote-form.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

/** A model (H8: /models/{slug}). Its form, where it has one, has a submission key. */
export const loader = createPageLoader(async (context, { params }) => {
  const model = await loadModelPage(context, params.slug ?? '');
  return data(model, { headers: model.form ? { 'Cache-Control': 'private, no-store' } : undefined });
});

export const action = createAction((request, context) => submitPageForm(request, context, QUOTE_FORM));

/** The page already contains every variant and colour. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;

export default function ModelRoute() {
  const model = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  return <Page name="ModelPage" model={{ ...model, form: model.form && { ...model.form, sent } }} />;
}
