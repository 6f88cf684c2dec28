import { fairIncident } from '@campus/contract/jobfair';
import { behaviour } from '../../kit/behaviour.ts';
import { announceDay } from './fair-wall.ts';

/** What went wrong at a fair, written down with its time. */
export const fairIncidentBehaviour = behaviour(fairIncident, {
  beforeSave(draft, { now, before }) {
    if (!before) draft.time = now;
  },
  afterSave: ({ fairId }, context) => announceDay(fairId, context),
  afterStep: (_step, { fairId }, context) => announceDay(fairId, context),
  steps: {
    handle: (_row, { result }, { now, session }) => ({ result, handler: session.realname, handleTime: now }),
  },
});
