export * from './describe.ts';
export * from './fields.ts';
export * from './parse.ts';
export * from './times.ts';
