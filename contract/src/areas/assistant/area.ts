// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { aiConversation, aiMessage, aiTask } from './conversation.ts';

export const assistantArea = defineArea({
  name: 'assistant',
  entities: [aiConversation, aiMessage, aiTask],
});
