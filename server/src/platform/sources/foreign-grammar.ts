import { createRequire } from 'node:module';
import { reportRefusals as refused } from '@campus/contract/online';
import { type CheckedQuery, checkQueryName, illegalSql, notAQuery } from './checked-query.ts';
import { allowedFunctions, allowedTypes } from './functions.ts';
import { markParameters } from './parameters.ts';

type Engine = 'mysql' | 'sqlserver';
type Tree = Readonly<Record<string, unknown>>;
interface Parser {
  astify(sql: string, options: { database: string }): unknown;
  sqlify(ast: never, options: { database: string }): string;
}

/** Node types that a report can contain. */
const allowedNodes: ReadonlySet<string> = new Set(
  `select column_ref expr_list binary_expr unary_expr function aggr_func case when else cast interval extract star origin
   number bigint bool boolean null single_quote_string string double_quote_string full_hex_string default
   backticks_quote_string date time datetime timestamp expr param asc desc window window_func tablename
   natural_string var_string row_number ascending descending datatype`.split(/\s+/),
);
/** Node types of keywords in a sort or call. */
const wordKinds = /^(ASC|DESC|rows|range)$/i;
const closedSchemas: Readonly<Record<Engine, RegExp>> = {
  mysql: /^(mysql|information_schema|performance_schema|sys)$/i,
  sqlserver: /^(sys|information_schema|master|msdb|tempdb|model|guest)$/i,
};
const names = { mysql: 'MySQL', sqlserver: 'TransactSQL' } as const;
const dialect = {
  marker: (n: number) => `__p${n}__`,
  concat: (parts: readonly string[]) => `concat(${parts.join(', ')})`,
};

/**
 * Parses a report's SQL with the grammar of MySQL or SQL Server, checks every node of the tree and generates the text
 * from the tree: exactly the checked statement runs, even if comments and hints are read differently. Throws
 * 报表SQL不合法.
 */
export async function checkForeign(sql: string, engine: Engine): Promise<CheckedQuery> {
  if (/__p\d+__/.test(sql)) throw illegalSql(refused.syntax);
  const { text, names: inText } = markParameters(sql, dialect);
  const parser = loadParser(engine);
  const ast = read(parser, text, engine);
  const list = Array.isArray(ast) ? ast : [ast];
  if (list.length > 1) throw illegalSql(refused.oneQuery);
  const [only] = list as [Tree | undefined];
  if (only?.type !== 'select') throw notAQuery();
  if (engine === 'sqlserver' && only.orderby && !only.top) throw illegalSql(refused.orderBy);
  if (engine === 'sqlserver' && only.with) throw illegalSql(refused.construct(' WITH'));
  new Check(engine, collectQueryNames(only)).visit(only);
  const order: string[] = [];
  const written = parser.sqlify(only as never, { database: names[engine] });
  const out = written.replace(/[`[]?__p(\d+)__[`\]]?/g, (_whole, n: string) => {
    order.push(inText[Number(n) - 1] as string);
    return engine === 'mysql' ? '?' : `@p${order.length}`;
  });
  return { text: out, names: order };
}

const require = createRequire(import.meta.url);
/** Two bundles of `node-sql-parser`: the package has 89 MB of other ones. Loaded by the first report on such a source. */
function loadParser(engine: Engine): Parser {
  const bundle: { Parser: new () => Parser } =
    engine === 'mysql' ? require('./grammars/mysql.cjs') : require('./grammars/transactsql.cjs');
  return new bundle.Parser();
}
function read(parser: Parser, text: string, engine: Engine): unknown {
  try {
    return parser.astify(text, { database: names[engine] });
  } catch (error) {
    const line = (error as { location?: { start?: { line?: number } } }).location?.start?.line;
    throw illegalSql(line === undefined ? refused.syntax : refused.syntaxAt(line));
  }
}
/** Names of the WITH queries. */
function collectQueryNames(tree: Tree): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    else if (typeof node === 'object' && node !== null) {
      const { with: list } = node as { with?: unknown };
      if (Array.isArray(list))
        for (const item of list) found.add(checkQueryName((item as { name?: { value?: string } }).name?.value));
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(tree);
  return found;
}

class Check {
  readonly #engine: Engine;
  readonly #own: ReadonlySet<string>;

  constructor(engine: Engine, own: ReadonlySet<string>) {
    this.#engine = engine;
    this.#own = own;
  }

  visit(node: unknown): void {
    if (Array.isArray(node)) for (const item of node) this.visit(item);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const tree = node as Tree;
    if (typeof tree.type === 'string') this.#node(tree.type, tree);
    if ('into' in tree && (tree.into as { position?: unknown } | null)?.position)
      throw illegalSql(refused.construct(' INTO'));
    if (tree.locking_read) throw illegalSql(refused.construct(' FOR UPDATE'));
    if (tree.for) throw illegalSql(refused.construct(' FOR'));
    if (tree.table_hint) throw illegalSql(refused.construct(refused.tableHint));
    if ('table' in tree && tree.type === undefined && typeof tree.table === 'string') this.#table(tree);
    for (const value of Object.values(tree)) this.visit(value);
  }
  #node(kind: string, tree: Tree): void {
    if (!allowedNodes.has(kind) && !wordKinds.test(kind)) throw illegalSql(refused.construct(` ${kind}`));
    if (kind === 'function' || kind === 'aggr_func' || kind === 'window_func') this.#call(tree);
    if (kind === 'cast') this.#cast(tree.target);
    if (kind === 'datatype') this.#cast(tree);
    if (kind === 'column_ref') this.#column(tree);
  }
  #table({ table, db, schema }: Tree): void {
    const parts = [db, schema, table].filter((part) => typeof part === 'string');
    const isOwn = parts.length === 1 && this.#own.has(String(table));
    const isClosed = parts.slice(0, -1).some((part) => closedSchemas[this.#engine].test(part as string));
    const isOfEngine = this.#engine === 'sqlserver' && /^(sys|#)/i.test(String(table));
    if (!isOwn && (isClosed || parts.length > 2 || isOfEngine)) throw illegalSql(refused.table(parts.join('.')));
  }
  /** `@@version` and variables look like columns to one of the grammars. */
  #column({ column }: Tree): void {
    if (typeof column === 'string' && column.startsWith('@')) throw illegalSql(refused.construct(refused.variable));
  }
  #call({ name }: Tree): void {
    const spoken = typeof name === 'string' ? { name: [{ value: name }] } : (name as CallName);
    const parts = [spoken.schema?.value, ...spoken.name.map((part) => part.value)].filter((part) => part !== undefined);
    const only = parts.length === 1 ? String(parts[0]).toLowerCase() : '';
    if (!allowedFunctions[this.#engine].has(only)) throw illegalSql(refused.call(parts.join('.')));
  }
  #cast(target: unknown): void {
    const types = Array.isArray(target) ? target : [target];
    for (const one of types as { dataType?: string }[]) {
      const name = String(one.dataType ?? '')
        .toLowerCase()
        .split(/[\s(]/)[0] as string;
      if (!allowedTypes.has(name)) throw illegalSql(refused.cast(name));
    }
  }
}
interface CallName {
  readonly schema?: { readonly value: string };
  readonly name: readonly { readonly value: string }[];
}
