// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { companyPostBehaviour } from './company-post.ts';
import { sensitiveWordBehaviour } from './content-words.ts';
import { postCallAnswers } from './post-calls.ts';
import { postDifferencesAnswer } from './post-differences.ts';
import { postExpiry } from './post-expiry.ts';
import { postPickerAnswers } from './post-picker.ts';
import { postBasicsOfTenant } from './post-seed.ts';
import { postTypeAnswers, postTypeBehaviour, postTypeSource } from './post-type.ts';
import { forbiddenWordBehaviour, wordCache, wordCheckAnswer, wordTestAnswer } from './word-list.ts';

export const postServer = {
  behaviours: [companyPostBehaviour, sensitiveWordBehaviour, postTypeBehaviour, forbiddenWordBehaviour],
  answers: [
    postDifferencesAnswer,
    wordCheckAnswer,
    wordTestAnswer,
    ...postCallAnswers,
    ...postPickerAnswers,
    ...postTypeAnswers,
  ],
  jobs: [postExpiry],
  trees: [postTypeSource],
  caches: [wordCache],
  listeners: [postBasicsOfTenant],
} satisfies AreaServer;
