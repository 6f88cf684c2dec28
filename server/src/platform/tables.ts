import type { Tables } from '@campus/contract';
import type { Kysely } from 'kysely';
import type { Handle } from '../kit/handle.ts';

/** A handle whose table and column names are checked against the definitions. */
export type Db = Kysely<Tables>;
export const typedDb = (handle: Handle): Db => handle as Db;
