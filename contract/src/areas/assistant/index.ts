import { defineArea } from '../../kit/index.ts';
import { aiConversation, aiMessage, aiTask } from './conversation.ts';

export * from './conversation.ts';
export * from './texts.ts';
export * from './wire.ts';

/** AI客服: conversations of the embedded answerer, and the texts of its calls. */
export const assistantArea = defineArea({
  name: 'assistant',
  entities: [aiConversation, aiMessage, aiTask],
});
