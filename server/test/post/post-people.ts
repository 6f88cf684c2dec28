import type { Session } from '@campus/contract/kit';
import { companyPost, forbiddenWord, postType } from '@campus/contract/post';
import { someone } from '../support/bare-engine.ts';

const codes = new Set([
  ...Object.values(companyPost.can),
  ...Object.values(postType.can),
  ...Object.values(forbiddenWord.can),
  'post:companyPost:refresh',
  'resume:delivery:transfer',
  'recommend:resumeRecommend:add',
]);
/** A session with every code of posts, of the school unless said otherwise. */
export const session = (username: string, more: Partial<Session> = {}): Session =>
  someone(username, { realname: `姓名${username}`, codes, ...more });
export const school = session('school');
export const recruiter = (companyId: string, username = `hr-${companyId}`, more: Partial<Session> = {}): Session =>
  session(username, { audience: 'enterprise', companyId, ...more });
