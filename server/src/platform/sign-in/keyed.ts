import { randomBytes } from 'node:crypto';
import type { Context } from '../../kit/context.ts';

/** A keyed hash of a client's secret, so its table reveals nothing. */
export const keyedHash = (context: Context, kind: string, value: string): string =>
  context.engine.ports.cipher.hash(`${kind}|${value}`);
/** The same as a row id. */
export const keyedId = (context: Context, kind: string, value: string): string =>
  keyedHash(context, kind, value).slice(0, 32);
/** A random secret of 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
