import type { AreaServer } from '../../kit/area-server.ts';
import { feedbackBehaviour } from './feedback.ts';
import { knowledgeCache } from './knowledge.ts';
import { questAnsBehaviour } from './quest-ans.ts';
import { questAnsList } from './quest-ans-list.ts';
import { questAnswers } from './quest-calls.ts';
import { questCategoryBehaviour } from './quest-category.ts';
import { questMissBehaviour } from './quest-miss.ts';

export { audienceOf, synonymsOf } from './knowledge.ts';
export { type Known, loadKnown } from './known.ts';
export { recordMiss } from './quest-miss.ts';
export { changeVote, countHit } from './votes.ts';

/** 互动服务. */
export const interactionServer = {
  caches: [knowledgeCache],
  behaviours: [questAnsBehaviour, questMissBehaviour, questCategoryBehaviour, feedbackBehaviour],
  answers: questAnswers,
  routes: (engine) => [questAnsList(engine)],
} satisfies AreaServer;
