import { sql } from 'kysely';
import { seedPostBasics as shipPostLists } from '../areas/post/post-seed.ts';
import { seedSkills as shipSkills } from '../areas/resume/skill.ts';
import { seedSession, seedSystem } from '../areas/system/seed.ts';
import { seedDocTemplates } from '../areas/video/template-seed.ts';
import type { EngineApi } from '../kit/context.ts';

type SeedProfile = 'demo' | 'small' | 'tiny' | 'none';
export interface SeedOptions {
  readonly profile: SeedProfile;
  readonly adminPassword?: string | undefined;
  readonly tell?: (line: string) => void;
  /** Reference date of all rows; default today. */
  readonly anchor?: string;
  readonly seed?: number;
}

/**
 * Seeds a new installation: system data and, with a demonstration profile, the sample data. Later starts add only what a
 * newer version ships. The same seed and anchor give the same rows.
 */
export async function seed(engine: EngineApi, options: SeedOptions): Promise<void> {
  const { profile, tell = () => undefined, anchor } = options;
  await seedSystem(engine, { profile: profile === 'tiny' ? 'small' : profile, adminPassword: options.adminPassword });
  await shipDocTemplates(engine);
  const { rows } = await sql`select 1 from rc_post_type limit 1`.execute(engine.db);
  if (rows.length > 0) return;
  if (profile === 'none') {
    await engine.runAs(seedSession(1), async (context) => {
      await shipPostLists(context);
      await shipSkills(context);
    });
    return;
  }
  tell('正在生成演示数据……');
  // Loaded by first starts only.
  const { seedDemo } = await import('./demo.ts');
  await seedDemo(engine, { profile, tell, anchor, seed: options.seed });
}

/** Every tenant has the shipped templates, also one that is older than they are. */
async function shipDocTemplates(engine: EngineApi): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from sys_tenant where del_flag = 0 order by id`.execute(
    engine.db,
  );
  for (const { id } of rows) await engine.runAs(seedSession(Number(id)), seedDocTemplates);
}
