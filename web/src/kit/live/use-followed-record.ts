import type { AnyEntity } from '@campus/contract/kit';
import { useEffect, useRef } from 'react';
import { useRecord } from '../detail/use-record.ts';

/** The record of a stream's owner, read again when its state changes: a publisher takes steps too. */
export function useFollowedRecord(entity: AnyEntity, id: string, status: number | undefined) {
  const record = useRecord(entity, id);
  const { refetch } = record;
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== status) void refetch();
    seen.current = status;
  }, [status, refetch]);
  return record;
}
