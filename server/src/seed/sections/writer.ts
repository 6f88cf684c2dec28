import type { AnyEntity } from '@campus/contract/kit';
import type { EngineApi } from '../../kit/context.ts';
import { bulkInsert, type SeedRow } from '../bulk.ts';
import type { SeedContext } from '../seed-context.ts';

type Part = readonly [AnyEntity, readonly SeedRow[]];

/** What a section of the sample data needs: who writes, from which draws, and whom it tells. */
export interface SectionWriter {
  readonly engine: EngineApi;
  readonly context: SeedContext;
  readonly tell: (line: string) => void;
  /** Writes the rows of a section in one transaction and tells its title with the count of the first part. */
  write(title: string, parts: readonly Part[]): Promise<void>;
}

export function createWriter(engine: EngineApi, context: SeedContext, tell: (line: string) => void): SectionWriter {
  const write = async (title: string, parts: readonly Part[]): Promise<void> => {
    await engine.db.transaction().execute(async (tx) => {
      for (const [e, rows] of parts) if (rows.length > 0) await bulkInsert(tx, e, rows);
    });
    tell(`  ${title} ${parts[0]?.[1].length ?? 0}`);
  };
  return { engine, context, tell, write };
}
