import type { AreaScreens } from '../screens.ts';

/** Screens of posts, by the component of the menu entry. */
export const screens: AreaScreens = {
  'post/CompanyPostList': () => import('./company-post-list.tsx').then((module) => module.CompanyPostListPage),
  'post/CompanyPostDetail': () => import('./company-post-detail.tsx').then((module) => module.CompanyPostDetailPage),
  'post/PostAudit': () => import('./post-audit.tsx').then((module) => module.PostAuditPage),
  'post/PostTypeTree': () => import('./post-type-tree.tsx').then((module) => module.PostTypeTreePage),
  'post/ForbiddenWordList': () => import('./forbidden-word-list.tsx').then((module) => module.ForbiddenWordListPage),
};
