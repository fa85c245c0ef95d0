import { data, redirect } from 'react-router';
import { linkToChat } from '../../kernel/addresses/chat.ts';
import { readForm } from '../../kernel/forms/reading/read-form.ts';
import { requireOrigin } from '../../kernel/http/require-origin.ts';
import { type ChatRequest, getChatCar, loadChat } from './load.ts';
import type { ChatFormState, ChatPageModel } from './model.ts';
import { sayContact, sayMessage } from './say.ts';
import { MESSAGE_KEY } from './schema.ts';
import { getChatToken } from './token.ts';

/**
 * The page of a conversation for a visitor, with the visitor's cookie. Throws a 404 response where there is nothing to
 * talk about.
 */
export async function loadChatPage(request: Request, site: ChatRequest) {
  const car = await getChatCar(site);
  const token = getChatToken(request, site.url);
  const chat = await loadChat(site, car, token.hash);
  const { brand, seo } = site.settings;
  const model: Omit<ChatPageModel, 'form'> = {
    chat,
    action: linkToChat(car.slug),
    nextKey: crypto.randomUUID(),
    head: {
      title: `${chat.heading}: ${chat.about.label} | ${seo.titleSuffix ?? brand.name}`,
      description: `${chat.heading} about ${chat.about.label}.`,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, follow',
    },
  };
  return data(model, token.setCookie ? { headers: { 'Set-Cookie': token.setCookie } } : undefined);
}

/**
 * Handles a form of that page: a stored message redirects to the conversation, a refused one returns with its errors
 * and all that was written. Throws a response for a form that is not the page's.
 */
export async function takeChatForm(request: Request, site: ChatRequest) {
  requireOrigin(request);
  const car = await getChatCar(site);
  const fields = await readForm(request);
  const token = getChatToken(request, site.url);
  const speaker = { car, tokenHash: token.hash, userAgent: request.headers.get('User-Agent') };
  const form = { text: '', name: '', phone: '', email: '', ...fields };
  const key = fields.key ?? '';
  if (fields.kind !== 'contact' && !MESSAGE_KEY.test(key)) throw data('This form is not one of ours', { status: 400 });
  const taken =
    fields.kind === 'contact'
      ? await sayContact(site, speaker, form)
      : await sayMessage(site, speaker, { key, text: form.text });
  if (!taken.ok) {
    const { text, name, phone, email } = form;
    const state: ChatFormState = { text, name, phone, email, problems: taken.problems };
    return data(state, { status: taken.status });
  }
  const headers = token.setCookie ? { 'Set-Cookie': token.setCookie } : undefined;
  throw redirect(`${linkToChat(car.slug)}#last`, { status: 303, ...(headers && { headers }) });
}
