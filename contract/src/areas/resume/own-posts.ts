import { type Filter, me } from '../../kit/index.ts';

/** A row of the recruiter's company, limited to own posts if the recruiter is. */
export const ownPosts: Filter = {
  all: [
    ['companyId', 'eq', me('companyId')],
    ['postId', 'in', me('postScope')],
  ],
};
