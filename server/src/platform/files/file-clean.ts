import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { PartStore } from '../storage/part-store.ts';
import { findUses } from './references.ts';
import type { StoredFiles } from './stored-files.ts';

const dayMs = 24 * 3600_000;
const keptDays = { temp: 7, other: 30 } as const;
const turnRows = 500;

/**
 * Removes unreferenced files (after a week in `temp`, a month elsewhere) and uploads that were not finished within a
 * day.
 */
export function fileClean(files: StoredFiles, parts: PartStore): Job {
  return {
    name: 'FileClean',
    title: '清理未引用文件',
    cron: '0 0 3 ? * 0 *',
    async run(engine) {
      const before = (days: number): string => chinaTime(new Date(files.options.now().getTime() - days * dayMs));
      let removed = await parts.clean();
      let after = '';
      for (;;) {
        const { rows } = await sql<{ id: string; url: string }>`
          select id, url from sys_oss_file where del_flag = 0 and id > ${after}
            and create_time < case when biz = 'temp' then ${before(keptDays.temp)}::timestamptz else ${before(keptDays.other)}::timestamptz end
          order by id limit ${turnRows}::int`.execute(files.options.db);
        for (const { id, url } of rows) {
          after = id;
          if ((await findUses(files.options.db, engine.registry, url)).length > 0) continue;
          await sql`update sys_oss_file set del_flag = 1, update_by = 'system', update_time = now() where id = ${id}`.execute(
            files.options.db,
          );
          await files.options.store.remove(url);
          removed += 1;
        }
        if (rows.length < turnRows) return removed;
      }
    },
  };
}
