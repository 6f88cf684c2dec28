import type { ChatMessage, ChatPage } from '@campus/contract/live';

/** The messages that are kept on the page. */
const mostMessages = 500;
interface ChatState {
  readonly seq: number;
  readonly messages: readonly ChatMessage[];
}
type ChatChange = { readonly page: ChatPage } | { readonly own: ChatMessage } | { readonly start: ChatPage };

function merge(known: readonly ChatMessage[], { messages, gone }: Pick<ChatPage, 'messages' | 'gone'>): ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of messages) byId.set(message.id, message);
  for (const id of gone) byId.delete(id);
  return [...byId.values()].toSorted((a, b) => a.seq - b.seq).slice(-mostMessages);
}
/** Messages by number; a page may repeat what is known and may be older than what came by push. */
export function reduceChat(state: ChatState, change: ChatChange): ChatState {
  if ('start' in change) return { seq: change.start.seq, messages: merge(state.messages, change.start) };
  if ('own' in change) return { ...state, messages: merge(state.messages, { messages: [change.own], gone: [] }) };
  const { page } = change;
  return { seq: Math.max(state.seq, page.seq), messages: merge(state.messages, page) };
}
