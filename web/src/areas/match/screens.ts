import type { AreaScreens } from '../screens.ts';

/** Screens of matching. */
export const screens: AreaScreens = {
  'match/MatchRuleList': () => import('./match-rule.tsx').then((module) => module.MatchRulePage),
  'resume/MatchList': () => import('./match-list.tsx').then((module) => module.MatchListPage),
};
