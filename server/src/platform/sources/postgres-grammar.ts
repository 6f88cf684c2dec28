import { reportRefusals as refused } from '@campus/contract/online';
import { type CheckedQuery, checkQueryName, illegalSql, notAQuery } from './checked-query.ts';
import { allowedFunctions, allowedTypes } from './functions.ts';
import { markParameters } from './parameters.ts';

/** Whether a table can be read; `schema` is set when the text names one. */
export type MayRead = (table: string, schema: string | undefined) => boolean;
type Tree = Readonly<Record<string, unknown>>;

/** Parse tree nodes that a report can contain; anything else is rejected. */
const allowedNodes: ReadonlySet<string> = new Set([
  'SelectStmt',
  'ResTarget',
  'ColumnRef',
  'A_Star',
  'A_Const',
  'A_Expr',
  'A_ArrayExpr',
  'A_Indirection',
  'A_Indices',
  'BoolExpr',
  'BooleanTest',
  'NullTest',
  'CaseExpr',
  'CaseWhen',
  'CoalesceExpr',
  'MinMaxExpr',
  'RowExpr',
  'SubLink',
  'FuncCall',
  'TypeCast',
  'TypeName',
  'CollateClause',
  'ParamRef',
  'RangeVar',
  'RangeSubselect',
  'RangeFunction',
  'JoinExpr',
  'Alias',
  'SortBy',
  'WindowDef',
  'GroupingSet',
  'GroupingFunc',
  'WithClause',
  'CommonTableExpr',
  'SQLValueFunction',
  'List',
  'String',
  'Integer',
  'Float',
  'Boolean',
]);
/** Node properties that turn a read into something else. */
const forbiddenParts: Readonly<Record<string, string>> = {
  intoClause: ' SELECT INTO',
  lockingClause: ' FOR UPDATE',
};
/** Session values that a report can read: date and time, not the user. */
const allowedValues = /^SVFOP_(CURRENT_(DATE|TIME|TIMESTAMP)(_N)?|LOCALTIME(STAMP)?(_N)?)$/;

const dialect = { marker: (n: number) => `$${n}`, concat: (parts: readonly string[]) => `(${parts.join(' || ')})` };

/**
 * Parses a report's SQL with PostgreSQL's own grammar and checks every node: one SELECT without writes, locks or
 * external access, functions and types from a list, tables by `mayRead`. Throws 报表SQL不合法.
 */
export async function checkPostgres(sql: string, mayRead: MayRead): Promise<CheckedQuery> {
  if (sql.trim() === '') throw notAQuery();
  const { text, names } = markParameters(sql, dialect);
  if (/\$\d/.test(sql.replace(/'(?:[^']|'')*'/g, ''))) throw illegalSql(refused.syntax);
  const { stmts } = await parseSql(text);
  if (stmts.length === 0) throw notAQuery();
  if (stmts.length > 1) throw illegalSql(refused.oneQuery);
  const only = stmts[0] as Statement;
  const tree = only.stmt?.SelectStmt;
  if (!tree) throw notAQuery();
  new Check(mayRead).tree(tree);
  // Without the semicolon and anything after it; positions are byte offsets.
  const bytes = Buffer.from(text, 'utf8');
  const from = only.stmt_location ?? 0;
  const length = only.stmt_len || bytes.length - from;
  return { text: bytes.subarray(from, from + length).toString('utf8'), names };
}

interface Statement {
  readonly stmt?: { readonly SelectStmt?: Tree };
  readonly stmt_location?: number;
  readonly stmt_len?: number;
}
async function parseSql(text: string): Promise<{ stmts: readonly Statement[] }> {
  // A parser of 2 MB: loaded by the first report.
  const { parse, hasSqlDetails } = await import('libpg-query');
  try {
    const { stmts = [] } = await parse(text);
    return { stmts: stmts as readonly Statement[] };
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    const at = error.sqlDetails?.cursorPosition ?? 0;
    throw illegalSql(refused.syntaxAt(text.slice(0, at).split('\n').length));
  }
}

/** Visits a tree whose keys name the node types. */
class Check {
  readonly #mayRead: MayRead;
  readonly #ownTables = new Set<string>();

  constructor(mayRead: MayRead) {
    this.#mayRead = mayRead;
  }

  tree(root: unknown): void {
    this.#collect(root);
    this.#visit(root);
  }
  /** Names of WITH queries; they can be used as tables anywhere in the text. */
  #collect(node: unknown): void {
    if (Array.isArray(node)) for (const item of node) this.#collect(item);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'CommonTableExpr') this.#ownTables.add(checkQueryName((value as Tree).ctename));
      this.#collect(value);
    }
  }
  #visit(node: unknown): void {
    if (Array.isArray(node)) for (const item of node) this.#visit(item);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      const part = forbiddenParts[key];
      if (part !== undefined) throw illegalSql(refused.construct(part));
      if (/^[A-Z]/.test(key)) this.#node(key, value as Tree);
      if (key === 'typeName') this.#type(value as Tree);
      if (key === 'relation' && typeof value === 'object' && value !== null && 'relname' in value)
        this.#table(value as Tree);
      this.#visit(value);
    }
  }
  #node(kind: string, node: Tree): void {
    if (!allowedNodes.has(kind)) throw illegalSql(refused.construct(constructName(kind)));
    if (kind === 'RangeVar') this.#table(node);
    if (kind === 'FuncCall') this.#call(node);
    if (kind === 'TypeName') this.#type(node);
    if (kind === 'SQLValueFunction' && !allowedValues.test(String(node.op)))
      throw illegalSql(refused.call(String(node.op).replace('SVFOP_', '').toLowerCase()));
    if (kind === 'CommonTableExpr' && !Object.hasOwn((node.ctequery ?? {}) as Tree, 'SelectStmt')) throw notAQuery();
  }
  #table({ relname, schemaname, catalogname }: Tree): void {
    const [table, schema] = [String(relname), schemaname === undefined ? undefined : String(schemaname)];
    if (schema === undefined && this.#ownTables.has(table)) return;
    if (catalogname !== undefined || !this.#mayRead(table, schema))
      throw illegalSql(refused.table(schema === undefined ? table : `${schema}.${table}`));
  }
  #call({ funcname }: Tree): void {
    const parts = namesIn(funcname);
    const name = parts.at(-1) ?? '';
    const isPlain = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog');
    if (!isPlain || !allowedFunctions.postgresql.has(name)) throw illegalSql(refused.call(parts.join('.')));
  }
  #type({ names }: Tree): void {
    const parts = namesIn(names);
    const name = parts.at(-1) ?? '';
    if (!allowedTypes.has(name)) throw illegalSql(refused.cast(name));
  }
}
const namesIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).map((part) => String((part as { String?: { sval?: string } }).String?.sval ?? ''));
const constructName = (kind: string): string => ` ${kind.replace(/Stmt$|Clause$|Expr$/, '')}`;

/** Whether a table of a foreign PostgreSQL can be read: all except the engine's catalogues. */
export const mayReadForeign: MayRead = (table, schema) =>
  !/^pg_/i.test(table) && (schema === undefined || !/^(pg_.*|information_schema)$/i.test(schema));
