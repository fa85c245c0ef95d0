import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPageMeta } from '../../kernel/head/page-meta.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { useTemplate } from '../../kernel/template.ts';
import { loadChatPage, takeChatForm } from './page.ts';

/** A conversation about a vehicle as a page (D6), for browsers without scripts too. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return loadChatPage(request, context.get(requestContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeChatForm(request, context.get(requestContext));
}

/** A conversation is its visitor's alone. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? buildPageMeta(loaderData.head) : []);

export default function ChatRoute() {
  const { ChatPage } = useTemplate();
  const form = useActionData<typeof action>() ?? null;
  return <ChatPage model={{ ...useLoaderData<typeof loader>(), form }} />;
}
