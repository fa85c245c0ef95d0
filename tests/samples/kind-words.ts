/** Whether a text names a car, addresses aside. */
export const carWords = (text: string): boolean =>
  /\bcars?\b/i.test(text.replaceAll(/(?:https?:\/)?\/[\w./?=&%+-]+/g, ''));

/** What a page says to people: its words, the words of its head, and those of attributes that are read out or sent. */
export function textsOf(html: string): string[] {
  const plain = html.replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, '');
  const words = [...plain.matchAll(/>([^<]+)</g)].map(([, text]) => text);
  const attributes = [
    ...plain.matchAll(/ (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g),
    ...plain.matchAll(/<textarea[^>]*>([^<]*)</g),
    ...plain.matchAll(/ name="request_photos"[^>]* value="([^"]*)"/g),
  ].map(([, text]) => text);
  return [...words, ...attributes].flatMap((text) => text?.trim() || []);
}
