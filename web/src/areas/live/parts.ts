import type { AreaParts } from '../record-parts.tsx';

/** What live rooms add to the records that they belong to. */
export const parts: AreaParts = {
  'jobFair/lives': [() => import('./live-pages.ts').then(({ FairRoomsPart }) => FairRoomsPart)],
};
