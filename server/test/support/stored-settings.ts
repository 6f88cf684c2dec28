import { sql } from 'kysely';
import type { Engine } from '../../src/kit/engine.ts';
import type { Caches } from '../../src/platform/caches.ts';
import { cacheNames } from '../../src/platform/create-system.ts';
import { loadSettings } from '../../src/platform/settings.ts';

type Owner = Pick<Engine, 'db' | 'services'>;

/** The settings of a test's own services. */
export const cachedSettings = (caches: Caches, { db }: Pick<Engine, 'db'>) =>
  caches.addValue(cacheNames.tenantSettings, () => loadSettings(db));

/** Stores a parameter of a school as if it had been saved before. */
export async function storeSetting({ db, services }: Owner, key: string, value: unknown, tenantId = 1): Promise<void> {
  await sql`delete from rc_setting where tenant_id = ${tenantId}::int and setting_key = ${key}`.execute(db);
  await sql`
    insert into rc_setting (id, tenant_id, create_by, create_time, setting_key, setting_value)
    values (${`${tenantId}-${key}`.slice(0, 32)}, ${tenantId}::int, 'test', now(), ${key}, ${String(value)})`.execute(
    db,
  );
  await services.tenantSettings.reload();
}
