/** Whether a text names a car, addresses aside. */
export const carWords = (text: string): boolean =>
  /\bcars?\b/i.test(text.replaceAll(/(?:https?:\/)?\/[\w./?=&%+-]+/g, ''));

/** The texts of a page for people: its content, its head, and attributes that are read out or submitted. */
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
