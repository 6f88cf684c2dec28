import { type Filter, isEnterprise } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { listCompanyKinds } from './company-kinds.ts';
import { both } from './counts.ts';
import { listSchoolKinds } from './school-kinds.ts';
import type { TaskKind } from './task-kind.ts';

const kinds: readonly TaskKind[] = [...listSchoolKinds(), ...listCompanyKinds()];
/** The rows of a kind, of the caller's own where it narrows them. */
export const getTaskRows = async ({ rows, own }: TaskKind, context: Context): Promise<Filter> =>
  own ? both(rows, await own(context)) : rows;
export const isMine = (kind: TaskKind, { session }: Context): boolean =>
  (kind.owner === 'enterprise') === isEnterprise(session);
/** The kinds the caller may handle. */
export const listPermittedKinds = ({ session }: Context): readonly TaskKind[] =>
  kinds.filter(({ code, only }) => session.codes.has(code) && (only === undefined || only === session.audience));
/** The kind with a key. */
export const getKind = (key: string): TaskKind => kinds.find((kind) => kind.key === key) as TaskKind;
