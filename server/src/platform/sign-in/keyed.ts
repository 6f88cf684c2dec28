import { randomBytes } from 'node:crypto';
import type { Context } from '../../kit/context.ts';

/** A keyed hash of something a client holds, so that the table that stores it gives nothing away. */
export const keyedHash = (context: Context, kind: string, value: string): string =>
  context.engine.parts.ports.cipher.hash(`${kind}|${value}`);
/** The same as a row id. */
export const keyedId = (context: Context, kind: string, value: string): string =>
  keyedHash(context, kind, value).slice(0, 32);
/** 43 characters nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
