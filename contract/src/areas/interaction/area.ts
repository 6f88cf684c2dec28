// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { mergeSimilar, questStatistics, testQuestion, voteAnswer } from './calls.ts';
import { interactionDictionaries } from './dictionaries.ts';
import { interactionEvents } from './events.ts';
import { feedback } from './feedback.ts';
import { interactionGrants } from './grants.ts';
import { interactionMenu } from './menu.ts';
import { questAns } from './quest-ans.ts';
import { questCategory } from './quest-category.ts';
import { questMiss } from './quest-miss.ts';

export const interactionArea = defineArea({
  name: 'interaction',
  entities: [feedback, questAns, questCategory, questMiss],
  endpoints: [mergeSimilar, questStatistics, testQuestion, voteAnswer],
  dictionaries: [...interactionDictionaries],
  events: [...interactionEvents],
  menu: [...interactionMenu],
  grants: [...interactionGrants],
});
