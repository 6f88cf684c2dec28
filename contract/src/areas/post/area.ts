// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { postAuditEvents, postDeadlineEvents } from './calendar.ts';
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
  testWords,
} from './post-calls.ts';
import { recommendPosts, transferPosts } from './post-picker.ts';
import { postStatistics } from './post-statistics.ts';
import { postType } from './post-type.ts';
import { postTypeChildren, postTypeTree } from './post-type-calls.ts';
import { sensitiveWord } from './sensitive-word.ts';

export const postArea = defineArea({
  name: 'post',
  entities: [companyPost, forbiddenWord, postAudit, postType, sensitiveWord],
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
    testWords,
    recommendPosts,
    transferPosts,
    postStatistics,
    postTypeChildren,
    postTypeTree,
  ],
  dictionaries: [...postDictionaries],
  buttons: [...postButtons],
  events: [...postEvents],
  calendars: [postAuditEvents, postDeadlineEvents],
  menu: [...postMenu],
  grants: [...postGrants],
});
