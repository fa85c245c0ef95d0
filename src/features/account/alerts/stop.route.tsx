import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { Page } from '../../../kernel/page.tsx';
import { createAction } from '../../../kernel/request/handlers.ts';
import { loadStopPage, stopAlerts } from './stop.ts';

export { buildLoaderMeta as meta, passLoaderHeaders as headers } from '../../../kernel/head/route-meta.ts';

export const loader = createPageLoader(loadStopPage);
export const action = createAction((_, context) => stopAlerts(context));

export default function StopAlerts() {
  const asked = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return <Page name="AlertsLinkPage" model={done ?? asked} />;
}
