import type { AnyEndpoint, CallerInput } from '@campus/contract/kit';
import { firstPage } from '@campus/contract/rules';
import type { UserPage } from '@campus/contract/system';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Envelope, ignoreReported, type RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';

/** The inputs of the three lists share only paging and name. */
type PeopleEndpoint = AnyEndpoint<UserPage | null>;

export type People = ReturnType<typeof usePeople>;

/** Users of a role, department or tenant: search, selection, and changes that invalidate the queries in `touched`. */
export function usePeople(
  endpoint: PeopleEndpoint,
  owner: Readonly<Record<string, string | number>>,
  touched: readonly string[],
) {
  const client = useQueryClient();
  const [page, setPage] = useState(firstPage);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const input = { ...owner, ...page, ...(word !== '' && { username: word }) } as CallerInput<PeopleEndpoint>;
  const users = useEndpoint(endpoint, input, { quiet: true }) as UseQueryResult<UserPage | null, RequestFailed>;
  const reload = async () => {
    for (const key of [endpoint.path, ...touched]) await client.invalidateQueries({ queryKey: [key] });
  };
  /** Shows the message of a call; resolves with whether it succeeded. */
  const run = async (send: Promise<Envelope>): Promise<boolean> => {
    setSending(true);
    try {
      tell.success((await send).message);
      setChosen([]);
      setPage(firstPage);
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
    setPage(firstPage);
    setWord(value);
  };
  return { users, page, setPage, chosen, setChosen, isSending, isFound: word !== '', run, reload, find };
}
