// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { companyPost } from './company-post.ts';
import { postDictionaries } from './dictionaries.ts';
import { forbiddenWord } from './forbidden-word.ts';
import { postButtons, postEvents } from './messages.ts';
import { postAudit } from './post-audit.ts';
import {
  activeDeliveries,
  checkPostWords,
  copyPost,
  extendPost,
  postAuditBatch,
  postAuditLog,
  postCounts,
  postDefaults,
  postDifferences,
  refreshPost,
} from './post-calls.ts';
import { recommendPosts, transferPosts } from './post-picker.ts';
import { postType } from './post-type.ts';
import { postTypeChildren, postTypeTree } from './post-type-calls.ts';

export * from './company-post.ts';
export * from './dictionaries.ts';
export * from './find-post-words.ts';
export * from './forbidden-word.ts';
export * from './messages.ts';
export * from './post-audit.ts';
export * from './post-calls.ts';
export * from './post-fields.ts';
export * from './post-flow.ts';
export * from './post-picker.ts';
export * from './post-rules.ts';
export * from './post-type.ts';
export * from './post-type-calls.ts';
export * from './post-type-seed.ts';
export * from './screen-texts.ts';
export * from './sentences.ts';
export * from './word-seed.ts';

export const postArea = defineArea({
  name: 'post',
  entities: [companyPost, forbiddenWord, postAudit, postType],
  endpoints: [
    activeDeliveries,
    checkPostWords,
    copyPost,
    extendPost,
    postAuditBatch,
    postAuditLog,
    postCounts,
    postDefaults,
    postDifferences,
    refreshPost,
    recommendPosts,
    transferPosts,
    postTypeChildren,
    postTypeTree,
  ],
  dictionaries: [...postDictionaries],
  buttons: [...postButtons],
  events: [...postEvents],
});
