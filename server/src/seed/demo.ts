import { createHash } from 'node:crypto';
import { demoPassword, seedSession } from '../areas/system/seed.ts';
import type { EngineApi } from '../kit/context.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { sampleFiles } from './carousel.ts';
import { continueNumbers, refreshAllCounters } from './counters.ts';
import { seedDailyFigures, seedSnapshots } from './daily-figures.ts';
import { seedMatches } from './matches.ts';
import { issuePapers } from './papers.ts';
import { writeCompanies, writeLists, writePosts } from './sections/companies.ts';
import { writeEvents } from './sections/events.ts';
import { writeOffice } from './sections/office.ts';
import { writeStudents } from './sections/students.ts';
import { createWriter, type SectionWriter } from './sections/writer.ts';
import { createSeedContext } from './seed-context.ts';
import { seedVenues } from './venues.ts';

const scales = { demo: 1, small: 0.1, tiny: 0.02 } as const;

export interface DemoOptions {
  readonly profile: keyof typeof scales;
  readonly tell: (line: string) => void;
  readonly anchor?: string | undefined;
  readonly seed?: number | undefined;
}

/** Writes the sample data. The same seed and anchor give the same rows. */
export async function seedDemo(engine: EngineApi, options: DemoOptions): Promise<void> {
  const context = await createSeedContext(engine, {
    seed: options.seed ?? 20_250_901,
    anchor: options.anchor,
    scale: scales[options.profile],
    passwordHash: await hashPassword(demoPassword, createHash('md5').update('salt|company').digest()),
  });
  await keepFiles(engine);
  const writer = createWriter(engine, context, options.tell);
  const lists = await writeLists(writer);
  const admitted = await writeCompanies(writer);
  const posts = await writePosts(writer, admitted, lists);
  const venues = seedVenues(context);
  const written = await writeStudents(writer, { lists, admitted, posts, venues });
  await writeEvents(writer, { admitted, posts, venues, ...written });
  await writeOffice(writer, { admitted, posts });
  await derive(writer);
}

/** A second run on the same store finds its files already there. */
async function keepFiles({ ports }: EngineApi): Promise<void> {
  for (const [folder, name, content] of sampleFiles())
    await ports.keepFile(folder, name, content, seedSession(1)).catch(ignoreExisting);
}
function ignoreExisting(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'EEXIST' || (error as { reason?: string }).reason === 'exists')
    return undefined;
  throw error;
}

/** What follows from the rows that were written; the planner needs their statistics first. */
async function derive({ engine, context, tell }: SectionWriter): Promise<void> {
  await engine.database.vacuum();
  // Dictionaries and trees were read when there were none; papers and scores name their values.
  await engine.services.caches.reload();
  tell(`  文书 ${await issuePapers(engine)}`);
  tell(`  匹配简历 ${await seedMatches(engine)}`);
  await refreshAllCounters(engine);
  await continueNumbers(engine.db, context.time(0, 0));
  tell(`  每日统计 ${await seedDailyFigures(context)}`);
  tell(`  去向截止数据 ${await seedSnapshots(context)}`);
  tell('  整理数据库');
  await engine.database.vacuum();
}
