import { useActionData, useLoaderData } from 'react-router';
import { createPageLoader } from '../../kernel/chrome/page-loader.ts';
import { Page } from '../../kernel/page.tsx';
import { createAction } from '../../kernel/request/handlers.ts';
import { loadChatPage, takeChatForm } from './page.ts';

export { buildLoaderMeta as meta } from '../../kernel/head/route-meta.ts';

/** A conversation about a vehicle as a page (D6), for browsers without scripts too. */
export const loader = createPageLoader((context, { request }) => loadChatPage(request, context));

export const action = createAction(takeChatForm);

/** A conversation is its visitor's alone. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function ChatRoute() {
  const form = useActionData<typeof action>() ?? null;
  return <Page name="ChatPage" model={{ ...useLoaderData<typeof loader>(), form }} />;
}
