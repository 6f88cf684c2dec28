import { type AnyEntity, type Area, linkEntities, type Row } from '../kit/index.ts';
import { accountArea } from './account/index.ts';
import { assistantArea } from './assistant/index.ts';
import { dashboardArea } from './dashboard/index.ts';
import { demoArea } from './demo/index.ts';
import { enterpriseArea } from './enterprise/index.ts';
import { homepageArea } from './homepage/index.ts';
import { interactionArea } from './interaction/index.ts';
import { messageArea } from './message/index.ts';
import { monitorArea } from './monitor/index.ts';
import { onlineArea } from './online/index.ts';
import { postArea } from './post/index.ts';
import { resumeArea } from './resume/index.ts';
import { systemArea } from './system/index.ts';

/** All areas of the product, in menu order. */
export const areas = [
  dashboardArea,
  enterpriseArea,
  postArea,
  resumeArea,
  homepageArea,
  interactionArea,
  assistantArea,
  messageArea,
  systemArea,
  onlineArea,
  monitorArea,
  demoArea,
  accountArea,
] as const satisfies readonly Area[];

type All = (typeof areas)[number]['entities'][number];
/** All entities of the product. */
export const entities: readonly AnyEntity[] = linkEntities(areas.flatMap((a: Area) => a.entities));
/** Table types, derived from definitions: renaming a field in a definition breaks its queries at compile time. */
export type Tables = { [E in All as E['table']]: Row<E> & { delFlag: number } };
