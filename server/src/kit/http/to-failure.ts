import { Failure, failure } from '@campus/contract/kit';
import { type FailureKey, failures } from '@campus/contract/messages';
import { statementFault } from '../database/statement-error.ts';
import { translateDatabaseError } from '../schema/database-failure.ts';
import { jsonLimitBytes } from './json-body.ts';

/** Errors of Fastify and its multipart parser as failures. */
const libraryFailures: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => failure('bodyTooLarge', jsonLimitBytes / 1024 / 1024),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => failure('mediaType'),
  FST_ERR_CTP_INVALID_TYPE: () => failure('mediaType'),
  FST_ERR_NOT_FOUND: () => failure('pathUnknown'),
};
/** Temporary database states: statement or lock timeout, no connection, database reopened. */
const busyStates = new Set(['57014', '53400', '57P01', '57P03', '08000', '08003', '08006', '25P03']);

/** The failure of an error; undefined for a defect. */
export function toFailure(error: unknown): Failure | undefined {
  const known = translateDatabaseError(error);
  if (known instanceof Failure) return known;
  if (!(error instanceof Error)) return undefined;
  if ('key' in error && typeof error.key === 'string' && Object.hasOwn(failures, error.key))
    return new Failure(error.key as FailureKey, error.message);
  return databaseFailure(error) ?? libraryFailure(error);
}

function databaseFailure(error: Error): Failure | undefined {
  const fault = statementFault(error);
  if (fault?.code === '53100') return failure('diskFull');
  if (fault && busyStates.has(fault.code)) return failure('busy');
  return undefined;
}

/** The multipart parser's messages for a truncated body or a missing boundary; it has no error codes for them. */
const brokenForm = /unexpected end of multipart data|^Multipart: Boundary not found/i;

function libraryFailure(error: Error): Failure | undefined {
  if (brokenForm.test(error.message)) return failure('badBody');
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return undefined;
  const own = libraryFailures[code];
  if (own) return own();
  return typeof statusCode === 'number' && statusCode < 500 ? failure('badBody') : undefined;
}
