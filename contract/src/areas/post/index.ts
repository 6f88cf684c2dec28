// Written by `npm run areas` from the exports of this folder.
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
