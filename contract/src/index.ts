export * from './areas/index.ts';
