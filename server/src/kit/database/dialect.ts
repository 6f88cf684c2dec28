import {
  CamelCasePlugin,
  type IdentifierNode,
  Kysely,
  type PluginTransformQueryArgs,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { Handle } from '../handle.ts';
import { toParameter } from './parameters.ts';
import type { SlowStatements } from './slow-statements.ts';

/**
 * Names of columns between the two spellings. The compiler writes those of a statement, which saves a copy of every node
 * of the statement.
 */
class Names extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }
  override mapRow(row: UnknownRow): UnknownRow {
    const mapped: UnknownRow = {};
    for (const key in row) mapped[this.camelCase(key)] = row[key];
    return mapped;
  }
  toColumn(name: string): string {
    return this.snakeCase(name);
  }
}

const names = new Names();
/** A row of a statement's text by our names of its columns. */
export const nameColumns = (row: UnknownRow): UnknownRow => names.mapRow(row);

/** Converts values to text before they reach a driver, so the drivers' own conversions cannot differ. */
class CampusCompiler extends PostgresQueryCompiler {
  readonly #written: Map<string, string>;

  constructor(written: Map<string, string>) {
    super();
    this.#written = written;
  }
  protected override addParameter(parameter: unknown): void {
    super.addParameter(toParameter(parameter));
  }
  protected override compileUnwrappedIdentifier({ name }: IdentifierNode): void {
    const known = this.#written.get(name);
    const written = known ?? this.sanitizeIdentifier(names.toColumn(name));
    // Names come from definitions: there are no more of them than columns and aliases.
    if (known === undefined) this.#written.set(name, written);
    this.append(written);
  }
}

class CampusDialect extends PostgresDialect {
  readonly #written = new Map<string, string>();

  constructor(pool: PostgresPool) {
    super({ pool });
  }
  override createQueryCompiler(): PostgresQueryCompiler {
    return new CampusCompiler(this.#written);
  }
}

/**
 * Kysely over either database: camelCase names in builders and rows, snake_case in SQL and in `sql` texts. Keys inside
 * a JSON value keep their spelling. Rows are not streamed: read long results by keyset pages.
 */
export function createKysely(pool: PostgresPool, slow: SlowStatements): Handle {
  return new Kysely({
    dialect: new CampusDialect(pool),
    plugins: [names],
    log: ({ query, queryDurationMillis }) => slow.observe(query.sql, queryDurationMillis),
  });
}
