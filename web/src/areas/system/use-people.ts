import type { CallerInput, Endpoint } from '@campus/contract/kit';
import type { UserPage } from '@campus/contract/system';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Envelope, ignoreReported, type RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';

// biome-ignore lint/suspicious/noExplicitAny: the inputs of the three lists have only their page and the name in common
type PeopleEndpoint = Endpoint<any, UserPage | null>;
const first = { pageNo: 1, pageSize: 10 };

/**
 * The people of something (a role, a department, a tenant): found by account, chosen, and changed by calls after which
 * what `touched` names is read anew.
 */
export function usePeople(
  endpoint: PeopleEndpoint,
  owner: Readonly<Record<string, string | number>>,
  touched: readonly string[],
) {
  const client = useQueryClient();
  const [page, setPage] = useState(first);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const input = { ...owner, ...page, ...(word !== '' && { username: word }) } as CallerInput<PeopleEndpoint>;
  const users = useEndpoint(endpoint, input, { quiet: true }) as UseQueryResult<UserPage | null, RequestFailed>;
  const reload = async () => {
    for (const key of [endpoint.path, ...touched]) await client.invalidateQueries({ queryKey: [key] });
  };
  /** Tells what a call answered; answers whether it was done. */
  const run = async (send: Promise<Envelope>): Promise<boolean> => {
    setSending(true);
    try {
      tell.success((await send).message);
      setChosen([]);
      setPage(first);
      return true;
    } catch (failure) {
      ignoreReported(failure);
      return false;
    } finally {
      setSending(false);
      await reload();
    }
  };
  const find = (value: string) => {
    setPage(first);
    setWord(value);
  };
  return { users, page, setPage, chosen, setChosen, isSending, isFound: word !== '', run, reload, find };
}
