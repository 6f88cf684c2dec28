import { listen } from '../../kit/listener.ts';
import { postClosed } from '../post/post-closed.ts';
import { postSkillsChanged } from '../post/post-skills.ts';
import { endWithPost } from './post-ended.ts';
import { recountSkills } from './skill-counts.ts';

/** Closing a post ends its pending deliveries; the reason tells whether the company was disabled. */
export const endDeliveries = listen(postClosed, endWithPost);

/** Skill usage counts posts and résumés. */
export const countSkills = listen(postSkillsChanged, ({ ids, leaving }, context) =>
  recountSkills(ids, context, leaving),
);
