import { type AnyEntity, Failure, failure, refusal } from '@campus/contract/kit';
import { exclusionName, uniqueFieldName, uniqueIndexName } from './constraint-names.ts';
import { snake } from './registry.ts';

interface Driver {
  readonly code?: string;
  readonly constraint?: string;
}

/** Lock timeout, deadlock, serialization failure, connection lost: a retry helps. */
const busy = new Set(['55P03', '40P01', '40001', '08006', '57P01', '25P03']);
/** Every connection is in use, the server does not answer, or it starts or stops. */
const unavailable = new Set(['53300', '08001', '57P03']);

/** SQLSTATE of a refusal by a trigger of a migration, whose message is a sentence for the user. */
const refusedByTrigger = 'PRC01';

/** Whether the database rolled the transaction back because of a concurrent one, so a retry can succeed. */
export function isRepeatable(error: unknown): boolean {
  const code = findCode(error);
  return code === '40P01' || code === '40001';
}
/** Whether a statement waited too long for a lock: the transaction goes on from its last savepoint. */
export const isLockTimeout = (error: unknown): boolean => findCode(error) === '55P03';
/** Whether the connection was lost, so that the transaction may or may not be committed. */
export const isUncertain = (error: unknown): boolean => /^(08006|57P0[12])$/.test(findCode(error) ?? '');
/** Whether a failure is temporary and says nothing about the request. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Failure && ['busy', 'overloaded', 'queryTimeout'].includes(error.key);

function findCode(error: unknown): string | undefined {
  const refused = error instanceof Failure ? error.cause : error;
  return typeof refused === 'object' && refused !== null ? (refused as Driver).code : undefined;
}

/**
 * Translates a database error for the user: a unique index names its field, anything else gets a general message.
 * Driver messages never reach the client. Returns errors that are not of the database unchanged.
 */
export function translateDatabaseError(error: unknown, e?: AnyEntity): unknown {
  if (error instanceof Failure || typeof error !== 'object' || error === null) return error;
  const { code, constraint } = error as Driver;
  if (code === '23505') return (e && uniqueFailure(e, constraint ?? '')) ?? failure('duplicate');
  if (code === refusedByTrigger) return refusal((error as Error).message);
  if (code === '23P01') return (e && periodFailure(e, constraint ?? '')) ?? failure('duplicate');
  if (code?.startsWith('23') || code === '22000' || code === '22001' || code === '22003') return failure('integrity');
  if (code === '22021' || code === '22P05') return failure('badText');
  if (code === '53100') return failure('diskFull');
  if (code === '57014') return failure('queryTimeout');
  // No connection was available, so nothing was started.
  if (code !== undefined && unavailable.has(code)) return Object.assign(failure('overloaded'), { cause: error });
  if (busy.has(code ?? '')) return Object.assign(failure('busy'), { cause: error });
  return error;
}

function uniqueFailure(e: AnyEntity, constraint: string): Failure | undefined {
  const set = e.uniques?.find((one) => uniqueIndexName(e, one) === constraint);
  if (set) {
    const field = set.fields.at(-1);
    if (field === undefined) return refusal(set.message, set.errorCode);
    return new Failure(
      'field',
      set.message,
      { [field]: set.message },
      set.errorCode ? { errorCode: set.errorCode } : undefined,
    );
  }
  for (const [name, field] of Object.entries(e.fields)) {
    const column = snake(field.column ?? name) + (field.encrypted ? '_hash' : '');
    if (!field.unique || constraint !== uniqueFieldName(e, column)) continue;
    const sentence = (typeof field.unique === 'object' ? field.unique.message : undefined) ?? `${field.label}已存在!`;
    return new Failure('notUnique', sentence, { [name]: sentence });
  }
  return undefined;
}

/** The refusal of an overlap that the engine did not foresee: the other row was written by a statement of its own. */
function periodFailure(e: AnyEntity, constraint: string): Failure | undefined {
  const set = e.periods?.find((one) => exclusionName(e, one) === constraint);
  return set && refusal(set.message, set.errorCode);
}
