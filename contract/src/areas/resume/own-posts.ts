import { type Filter, me } from '../../kit/index.ts';

/** A row of the recruiter's own company, at the posts that he is limited to, if he is. */
export const ownPosts: Filter = {
  all: [
    ['companyId', 'eq', me('companyId')],
    ['postId', 'in', me('postScope')],
  ],
};
