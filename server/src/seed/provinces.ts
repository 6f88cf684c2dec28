import { setting } from '@campus/contract/system';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** The province of each tenant's school: where most of its companies are. */
export function provinceSettings(context: SeedContext, companies: readonly SeedRow[]): SeedRow[] {
  const ofTenants = Map.groupBy(
    companies.filter(({ regionCode }) => regionCode),
    ({ tenantId }) => Number(tenantId),
  );
  return [...ofTenants].map(([tenantId, rows]) => {
    const provinces = Map.groupBy(rows, ({ regionCode }) => String(regionCode).slice(0, 2));
    const [province = ''] = [...provinces].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return {
      ...systemColumns(setting, seedId(53, tenantId), tenantId, 'seed', context.time(-300, 540)),
      settingKey: 'dest.regionCode',
      settingValue: `${province}0000`,
    };
  });
}
