import type { Kysely } from 'kysely';

/**
 * A connection or the open transaction. Untyped because the engine takes names from definitions, never from requests;
 * area code uses the typed `Context.db` and `Context.rows`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the engine builds queries over entities it does not know statically
export type Handle = Kysely<any>;
