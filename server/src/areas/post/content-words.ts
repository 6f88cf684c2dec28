import { exceptionPhrases, sensitiveWord } from '@campus/contract/post';
import { behaviour } from '../../kit/behaviour.ts';
import { dropContentWords } from '../../platform/live/moderation.ts';

/** Words of what users write; a change reaches every process. */
export const sensitiveWordBehaviour = behaviour(sensitiveWord, {
  beforeSave(draft) {
    if (draft.exceptions !== undefined) draft.exceptions = exceptionPhrases(draft.exceptions).join(',') || null;
  },
  afterSave: (_row, context) => dropContentWords(context),
  beforeDelete: (_row, context) => dropContentWords(context),
});
