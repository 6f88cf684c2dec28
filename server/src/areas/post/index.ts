import type { AreaServer } from '../../kit/area-server.ts';
import { companyPostBehaviour } from './company-post.ts';
import { postCallAnswers } from './post-calls.ts';
import { postDifferencesAnswer } from './post-differences.ts';
import { postExpiry } from './post-expiry.ts';
import { postPickerAnswers } from './post-picker.ts';
import { postTypeAnswers, postTypeBehaviour, postTypeSource } from './post-type.ts';
import { forbiddenWordBehaviour, wordCheckAnswer } from './word-list.ts';

export { onPostClosed } from './post-closed.ts';
export { recountPostTypes } from './post-counters.ts';
export { seedPostBasics } from './post-seed.ts';
export { onPostSkills } from './post-skills.ts';

/** 岗位. */
export const postServer = {
  behaviours: [companyPostBehaviour, postTypeBehaviour, forbiddenWordBehaviour],
  answers: [...postCallAnswers, postDifferencesAnswer, wordCheckAnswer, ...postPickerAnswers, ...postTypeAnswers],
  jobs: [postExpiry],
  trees: [postTypeSource],
} satisfies AreaServer;
