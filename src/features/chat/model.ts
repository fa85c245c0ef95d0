import type { PageMeta } from '../../kernel/head/page-meta.ts';

/** One thing that was said. */
export interface SaidModel {
  key: string;
  sender: 'visitor' | 'site';
  text: string;
}

/** A conversation as the visitor sees it. */
export interface ChatModel {
  slug: string;
  heading: string;
  /** The vehicle that it is about. */
  about: { label: string; href: string };
  /** Whether somebody is there now, in words. */
  opening: string | null;
  said: SaidModel[];
  /** What the visitor is asked for: a message, how to be reached too, or nothing more, for the conversation is long enough. */
  asks: 'message' | 'contact' | 'nothing';
  call: { label: string; href: string };
  messageCharacters: number;
}

/** Boxes of the forms without scripts, as they were sent, each with what is wrong with it. */
export interface ChatFormState {
  text: string;
  name: string;
  phone: string;
  email: string;
  problems: Partial<Record<'text' | 'name' | 'phone' | 'email', string>>;
}

/** The page of a conversation, which needs no scripts. */
export interface ChatPageModel {
  chat: ChatModel;
  /** Where the forms are sent. */
  action: string;
  /** Names the next message, so that sending the form twice says it once. */
  nextKey: string;
  /** What was sent and not taken; null unless that was so. */
  form: ChatFormState | null;
  head: PageMeta;
}
