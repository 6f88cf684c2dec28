// Written by `npm run areas` from the exports of this folder.
export * from './check-fill-fields.ts';
export * from './dictionaries.ts';
export * from './fill-columns.ts';
export * from './fill-design.ts';
export * from './fill-export.ts';
export * from './fill-field.ts';
export * from './fill-properties.ts';
export * from './fill-texts.ts';
export * from './read-fill-fields.ts';
export * from './validate-answers.ts';
export * from './validate-choices.ts';
export * from './validate-values.ts';
