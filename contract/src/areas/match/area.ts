// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { matchDictionaries } from './dictionaries.ts';
import { matchGrants } from './grants.ts';
import {
  activateRule,
  explainMatches,
  matchButtons,
  matchProgress,
  previewRule,
  ruleVersions,
  runMatch,
  sendMatchFeedback,
} from './match-calls.ts';
import { matchFeedback } from './match-feedback.ts';
import { matchJob } from './match-job.ts';
import { matchResult } from './match-result.ts';
import { matchRule, matchRuleVersion } from './match-rule.ts';
import { matchMenu } from './menu.ts';

export const matchArea = defineArea({
  name: 'match',
  entities: [matchFeedback, matchJob, matchResult, matchRule, matchRuleVersion],
  endpoints: [activateRule, explainMatches, matchProgress, previewRule, ruleVersions, runMatch, sendMatchFeedback],
  dictionaries: [...matchDictionaries],
  buttons: [...matchButtons],
  menu: [...matchMenu],
  grants: [...matchGrants],
});
