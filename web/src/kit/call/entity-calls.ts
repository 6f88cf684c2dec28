import type { AnyEntity, BatchReport, Page } from '@campus/contract/kit';
import { type Request, request, requestEnvelope } from '../../request/client.ts';
import type { Envelope } from '../../request/request-failed.ts';
import type { Query } from '../../request/send.ts';
import type { RowData } from '../field/row.ts';

/** Reads a page of the list; the caller reports failures. Some lists return all their rows as an array. */
export async function readPage<R extends RowData>(
  path: string,
  query: Query,
  signal?: AbortSignal,
  call = 'list',
): Promise<Page<R>> {
  const result = await request<Page<R> | readonly R[]>({
    method: 'GET',
    path: `${path}/${call}`,
    query,
    signal,
    quiet: true,
  });
  return 'records' in result ? result : { records: result, total: result.length };
}

/** Reads one row with all fields of its detail. */
export const readRow = (entity: AnyEntity, id: string, signal?: AbortSignal): Promise<RowData> =>
  request<RowData>({ method: 'GET', path: `${entity.path}/queryById`, query: { id }, signal, quiet: true });

/** Adds a row, or updates one when the body has an id. */
export const saveRow = (
  entity: AnyEntity,
  body: Readonly<Record<string, unknown>>,
  idempotencyKey?: string,
): Promise<Envelope<RowData>> =>
  requestEnvelope<RowData>(
    body.id === undefined
      ? { method: 'POST', path: `${entity.path}/add`, body, quiet: true, idempotencyKey }
      : { method: 'PUT', path: `${entity.path}/edit`, body, quiet: true },
  );

/** Deletes one row. */
export const removeRow = (entity: AnyEntity, id: string): Promise<Envelope> =>
  requestEnvelope({ method: 'DELETE', path: `${entity.path}/delete`, query: { id } });

/** Deletes rows, all or none. */
export const removeRows = (entity: AnyEntity, ids: readonly string[]): Promise<Envelope> =>
  requestEnvelope({ method: 'DELETE', path: `${entity.path}/deleteBatch`, query: { ids: ids.join(',') } });

/** Numbers the rows of an ordered entity in this order. */
export const sortRows = (entity: AnyEntity, ids: readonly string[]): Promise<Envelope> =>
  requestEnvelope({ method: 'POST', path: `${entity.path}/sort`, body: { ids } });

/** Switches a row on or off. */
export const switchRow = (entity: AnyEntity, { id, version }: RowData, isOn: boolean): Promise<Envelope> =>
  requestEnvelope({ method: 'POST', path: `${entity.path}/changeStatus`, body: { id, version, status: isOn ? 1 : 0 } });

/** Executes a step on one row (`id`, `version`) or on several (`ids`). */
export const callStep = (
  entity: AnyEntity,
  name: string,
  body: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Promise<Envelope<RowData | BatchReport>> => requestEnvelope(stepRequest(entity, name, body, idempotencyKey));

/** The request of a step, for callers that send it later. */
export const stepRequest = (
  entity: AnyEntity,
  name: string,
  body: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Request => {
  const step = entity.workflow?.steps[name];
  const batchCall = body.ids !== undefined && typeof step?.batch === 'string' ? step.batch : undefined;
  return {
    method: 'POST',
    path: `${entity.path}/${batchCall ?? step?.call ?? name}`,
    body: { ...body, ...step?.with },
    quiet: true,
    idempotencyKey,
  };
};
