import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, PostgresQueryCompiler } from 'kysely';
import type { Handle } from '../handle.ts';
import { toParameter } from './parameters.ts';
import type { SlowStatements } from './slow-statements.ts';

/** Converts values to text before they reach a driver, so the drivers' own conversions cannot differ. */
class TextParameterCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(toParameter(parameter));
  }
}

class CampusDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new TextParameterCompiler();
  }
}

/**
 * Kysely over either database: camelCase names in builders and rows, snake_case in SQL and in `sql` texts. Keys inside
 * a JSON value keep their spelling. Rows are not streamed: read long results by keyset pages.
 */
export function createKysely(pool: PostgresPool, slow: SlowStatements): Handle {
  return new Kysely({
    dialect: new CampusDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query, queryDurationMillis }) => slow.observe(query.sql, queryDurationMillis),
  });
}
