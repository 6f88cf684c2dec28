// Written by `npm run areas` from the exports of this folder.

export * from './delivery.ts';
export * from './delivery-calls.ts';
export * from './delivery-dictionaries.ts';
export * from './delivery-messages.ts';
export * from './delivery-step.ts';
export * from './delivery-texts.ts';
export * from './dictionaries.ts';
export * from './employ-user.ts';
export * from './employ-user-calls.ts';
export * from './grants.ts';
export * from './menu.ts';
export * from './own-posts.ts';
export * from './recommend.ts';
export * from './resume.ts';
export * from './resume-access.ts';
export * from './resume-calls.ts';
export * from './resume-children.ts';
export * from './resume-content.ts';
export * from './resume-download.ts';
export * from './resume-flow.ts';
export * from './resume-messages.ts';
export * from './resume-texts.ts';
export * from './skill.ts';
export * from './skill-seed.ts';
export * from './student-rules.ts';
