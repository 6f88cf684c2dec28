import { type AnyEntity, failure, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../handle.ts';

/** Session of an anonymous visitor of a tenant's public pages: no own rows, no codes. */
export const getVisitor = (tenantId: number): Session => ({
  userId: '',
  username: 'anonymous',
  realname: '',
  audience: 'student',
  tenantId,
  roles: [],
  codes: new Set(),
});

/** The tenant of the live row whose id (or other unique column) a public call names. Throws notFound. */
export const tenantOfRow =
  <const N extends string>(e: AnyEntity, input: N, column: string = 'id') =>
  async (given: Readonly<Record<N, unknown>>, db: Handle): Promise<number> => {
    const { rows } = await sql<{ tenantId: number }>`
      select tenant_id from ${sql.table(e.table)} where ${sql.ref(column)} = ${given[input] ?? ''} and del_flag = 0`.execute(
      db,
    );
    if (!rows[0]) throw failure('notFound');
    return Number(rows[0].tenantId);
  };
