import { departSeal } from '@campus/contract/system';
import { sql } from 'kysely';
import type { EngineApi } from '../kit/context.ts';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

interface Sealed {
  readonly id: string;
  readonly tenantId: number;
  readonly isSchool: boolean;
}
/** The seals of the schools and their colleges. */
export async function seedSeals(engine: EngineApi, context: SeedContext): Promise<SeedRow[]> {
  const { rows } = await sql<Sealed>`
    select d.id, d.tenant_id, exists (select 1 from sys_depart c where c.parent_id = d.id) as is_school
    from sys_depart d where d.del_flag = 0 and d.depart_name ~ '(大学|学院)$' order by d.org_code`.execute(engine.db);
  const at = context.time(-150, 600);
  return rows.map(({ id, tenantId, isSchool }, k) => ({
    ...systemColumns(departSeal, seedId(96, k), tenantId, 'seed', at),
    departId: id,
    img: `seal/sample-${isSchool ? 'school' : 'college'}.png`,
  }));
}
