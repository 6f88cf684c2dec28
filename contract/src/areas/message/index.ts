import { defineArea } from '../../kit/index.ts';
import { messageDictionaries } from './dictionaries.ts';
import { outboxEntry } from './outbox.ts';
import { sysMessage } from './system-message.ts';

export { outboxEntry } from './outbox.ts';
export { mostSends, sysMessage } from './system-message.ts';

/** Messages: what the product tells people, by which way it went and what became of it. */
export const messageArea = defineArea({
  name: 'message',
  entities: [sysMessage, outboxEntry],
  dictionaries: messageDictionaries,
});
