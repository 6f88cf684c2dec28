// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { feedbackBehaviour } from './feedback.ts';
import { knowledgeCache } from './knowledge.ts';
import { questAnsBehaviour } from './quest-ans.ts';
import { questAnsList } from './quest-ans-list.ts';
import { questAnswers } from './quest-calls.ts';
import { questCategoryBehaviour } from './quest-category.ts';
import { questMissBehaviour } from './quest-miss.ts';

export const interactionServer = {
  behaviours: [feedbackBehaviour, questAnsBehaviour, questCategoryBehaviour, questMissBehaviour],
  answers: [...questAnswers],
  routes: [questAnsList],
  caches: [knowledgeCache],
} satisfies AreaServer;
