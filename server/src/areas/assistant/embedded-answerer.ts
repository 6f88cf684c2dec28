import { assistantTexts, openingQuestions } from '@campus/contract/assistant';
import type { Session } from '@campus/contract/kit';
import type { EngineApi } from '../../kit/context.ts';
import type { Answerer } from './answerer.ts';
import { getSide } from './boards.ts';
import {
  listConversations,
  listMessages,
  rateMessage,
  removeConversation,
  renameConversation,
  suggestName,
} from './conversations.ts';
import { embeddedAnswer } from './embedded.ts';

/** Answers from the knowledge base and stores the conversations itself. */
export const embeddedAnswerer = (engine: EngineApi): Answerer => ({
  isUpstream: false,
  answer: (call, question, task) => embeddedAnswer(engine, call, question, task),
  stop: async () => undefined,
  conversations: (call, paging, wanted) => listConversations(paging, wanted, engine.context(call)),
  rename: (call, id, name) =>
    engine.transaction(call, async (context) =>
      renameConversation(id, name ?? (await suggestName(id, context)), context),
    ),
  remove: (call, id) => engine.transaction(call, (context) => removeConversation(id, context)),
  messages: (call, id, paging) => listMessages(id, paging, engine.context(call)),
  rate: (call, id, rating) => engine.transaction(call, (context) => rateMessage(id, rating, context)),
  parameters: async (session) => ownParameters(session),
});

const off = { enabled: false };
const ownParameters = (session: Session) => ({
  opening_statement: assistantTexts.opening,
  suggested_questions: openingQuestions[getSide(session)],
  suggested_questions_after_answer: off,
  speech_to_text: off,
  retriever_resource: { enabled: true },
  // Our extension: a question may replace an earlier one.
  replace_message: { enabled: true },
  annotation_reply: off,
  user_input_form: [],
  file_upload: { image: off },
  system_parameters: {},
});
