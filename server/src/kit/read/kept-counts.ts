import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import { Sweeper } from './version-sweep.ts';

/** What the database has that a statement can depend on. */
interface Catalogue {
  /** Names of all tables and views, and whether a change of their rows raises a version. */
  readonly tables: ReadonlyMap<string, boolean>;
  /** Columns of a table that have a version of their own. */
  readonly quiet: ReadonlyMap<string, readonly string[]>;
  /** Functions whose answer does not only depend on their arguments. */
  readonly functions: ReadonlySet<string>;
}
type Row = Readonly<Record<string, unknown>>;
interface Kept {
  readonly version: string;
  readonly rows: readonly Row[];
}
/** A count that can be kept: what it reads is known. */
export interface CountPlan {
  readonly count: RawBuilder<unknown>;
  readonly key: string;
  /** The version of all tables that the count reads, for a statement of which it is a part. */
  readonly version: RawBuilder<string>;
}

const mostKept = 5_000;
const mostTexts = 2_000;
const word = /[a-z_][a-z0-9_]*/g;
/** What may read columns without their names. */
const wholeRow = /(?<!count\()\*|to_json|_agg\(\s*\S?\w+\S?\s*\)|\brow\b|^table\b/i;
/** What gives another answer at another time or to another caller. */
const isVolatile =
  /\b(now|current_\w+|local(time|timestamp)|\w+_timestamp|timeofday|random|session_user|for update)\b/i;

/**
 * Results of counts, kept until a table changes that they read. The version of the tables is read in the statement of the
 * page: a kept count is right in exactly the snapshots that show the version it was counted at, whichever process wrote.
 */
export class KeptCounts {
  readonly #db: Handle;
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<Kept>>();
  readonly #tables = new Map<string, readonly string[] | undefined>();
  readonly #sweeper: Sweeper;
  #catalogue: Promise<Catalogue> | undefined;

  constructor(db: Handle) {
    this.#db = db;
    this.#sweeper = new Sweeper(db);
  }

  /**
   * Plans a count outside of a transaction; undefined when it must run every time: it reads what has no version, or the
   * clock. `moment` is the time of the request, where that may be among the values.
   */
  async plan(count: RawBuilder<unknown>, moment?: string): Promise<CountPlan | undefined> {
    const compiled = count.compile(this.#db);
    const tables = await this.#findTables(compiled.sql);
    if (!tables || (moment !== undefined && compiled.parameters.includes(moment))) return undefined;
    const key = createHash('sha256')
      .update(`${compiled.sql}\n${JSON.stringify(compiled.parameters)}`)
      .digest('base64');
    const names = tables.map((table) => sql.lit(table));
    const version = sql<string>`(select coalesce(sum(n), 0)::text from table_version where tab in (${sql.join(names)}))`;
    return { count, key, version };
  }

  /** The rows of the count in a snapshot that shows this version; counts when they are not kept. */
  async rows<R>({ count, key, version }: CountPlan, seen: string): Promise<readonly R[]> {
    const kept = this.#kept.get(key);
    if (kept?.version === seen) return this.#use(key, kept).rows as readonly unknown[] as readonly R[];
    // A count that began before this snapshot may miss what it shows: it serves only at the same version.
    const running = await this.#running.get(key)?.catch(() => undefined);
    if (running?.version === seen) return running.rows as readonly unknown[] as readonly R[];
    const counting = this.#count(count, version).finally(() => {
      if (this.#running.get(key) === counting) this.#running.delete(key);
    });
    this.#running.set(key, counting);
    return this.#use(key, await counting).rows as readonly unknown[] as readonly R[];
  }

  /** The rows of the count now: one statement, which counts only when its tables have changed. */
  async now<R>({ count, key, version }: CountPlan): Promise<readonly R[]> {
    const kept = this.#kept.get(key);
    const fresh = await this.#count(count, version, kept);
    return this.#use(key, fresh).rows as readonly unknown[] as readonly R[];
  }

  async #count(count: RawBuilder<unknown>, version: RawBuilder<string>, kept?: Kept): Promise<Kept> {
    const { rows } = await sql<{ version: string; counted: Row[] | null }>`
      select v.version, case when v.version = ${kept?.version ?? ''} then null
        else (select coalesce(json_agg(counted), '[]') from (${count}) counted) end as counted
      from (select ${version} as version) v`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('a count has no answer');
    if (row.counted === null && kept) return kept;
    return { version: row.version, rows: (row.counted ?? []).map(withFieldNames) };
  }

  /** Keeps the result as the last one used; the one unused for longest gives way. */
  #use(key: string, kept: Kept): Kept {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value as string);
    this.#sweeper.consider();
    return kept;
  }

  /** The tables that a statement reads; undefined when its result can change without them. */
  async #findTables(text: string): Promise<readonly string[] | undefined> {
    if (this.#tables.has(text)) return this.#tables.get(text);
    this.#catalogue ??= loadCatalogue(this.#db).catch((error: unknown) => {
      this.#catalogue = undefined;
      throw error;
    });
    const { tables, functions, quiet } = await this.#catalogue;
    // A column that has the name of a table only adds a table.
    const words = new Set(text.match(word));
    const read = [...words].filter((name) => tables.has(name)).sort();
    const isKnown = read.every((name) => tables.get(name)) && ![...words].some((name) => functions.has(name));
    const isWhole = wholeRow.test(text);
    const loud = read.filter((name) => isWhole || quiet.get(name)?.some((column) => words.has(column)));
    const versions = [...read, ...loud.filter((name) => quiet.has(name)).map((name) => `${name}_quiet`)];
    const found = isKnown && !isVolatile.test(text) ? versions : undefined;
    if (this.#tables.size >= mostTexts) this.#tables.clear();
    this.#tables.set(text, found);
    return found;
  }
}

/** Column names inside of JSON stay as they are in the database. */
const withFieldNames = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]));
const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

async function loadCatalogue(db: Handle): Promise<Catalogue> {
  const { rows } = await sql<{ name: string; isVersioned: boolean }>`
    select c.relname::text as name, exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'mark_change'::regproc) as is_versioned
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`.execute(
    db,
  );
  const functions = await sql<{ name: string }>`
    select proname::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and provolatile <> 'i'`.execute(db);
  const quiet = await sql<{ name: string; columns: string[] }>`
    select t.tgrelid::regclass::text as name, array_agg(a.attname::text) as columns from pg_trigger t
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)
    where t.tgfoid = 'mark_change'::regproc and t.tgnargs = 1 group by 1`.execute(db);
  return {
    quiet: new Map(quiet.rows.map(({ name, columns }) => [name, columns])),
    tables: new Map(rows.map(({ name, isVersioned }) => [name, isVersioned])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  };
}
