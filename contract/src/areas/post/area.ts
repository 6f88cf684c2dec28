// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { companyPost } from './company-post.ts';
import { postDictionaries } from './dictionaries.ts';
import { forbiddenWord } from './forbidden-word.ts';
import { postGrants } from './grants.ts';
import { postMenu } from './menu.ts';
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
  menu: [...postMenu],
  grants: [...postGrants],
});
