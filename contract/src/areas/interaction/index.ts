import { defineArea } from '../../kit/index.ts';
import { mergeSimilar, questStatistics, testQuestion, voteAnswer } from './calls.ts';
import { interactionDictionaries } from './dictionaries.ts';
import { interactionEvents } from './events.ts';
import { feedback } from './feedback.ts';
import { questAns } from './quest-ans.ts';
import { questCategory } from './quest-category.ts';
import { questMiss } from './quest-miss.ts';

export * from './answer-text.ts';
export * from './calls.ts';
export * from './feedback.ts';
export * from './match.ts';
export * from './quest-ans.ts';
export * from './quest-category.ts';
export * from './quest-miss.ts';
export * from './sentences.ts';

/** 互动服务: questions and answers, and unanswered questions. */
export const interactionArea = defineArea({
  name: 'interaction',
  entities: [questAns, questMiss, questCategory, feedback],
  endpoints: [testQuestion, mergeSimilar, voteAnswer, questStatistics],
  dictionaries: interactionDictionaries,
  events: interactionEvents,
});
