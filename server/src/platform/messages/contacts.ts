import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';

export interface Contact {
  readonly id: string;
  readonly username: string;
  readonly phone: string | null;
  readonly email: string | null;
}
/** Live accounts by username. */
export async function loadContacts(db: Handle, usernames: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
  if (usernames.length === 0) return new Map();
  const { rows } = await sql<Contact>`
    select id, username, phone, email from sys_user where username = any(${[...usernames]}::text[]) and del_flag = 0`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.username, row]));
}
