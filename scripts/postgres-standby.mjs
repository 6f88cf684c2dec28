/** A temporary PostgreSQL server with a hot standby that follows it. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, getUrl, inTemporaryFolder, openCluster } from './postgres.mjs';
import { giveTo } from './postgres-binaries.mjs';
import { startPostgres } from './postgres-server.mjs';

/** Belongs to the running server; the log comes from it by its slot. */
const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']);
const slot = 'standby';

/**
 * Starts both; `primary` and `standby` have `url` and `pid`. `standby.stop()` ends the standby alone, `stop()` both. Throws Expected when
 * there is no PostgreSQL.
 */
export const openReplicated = () =>
  inTemporaryFolder(async (place) => {
    const primary = await openCluster({ ...place, isFollowed: true });
    try {
      const standby = await openStandby(place, primary);
      const stop = async () => {
        await standby.stop();
        await primary.stop();
      };
      return { primary, standby, stop };
    } catch (error) {
      await primary.stop();
      throw error;
    }
  });

async function openStandby({ binaries, folder: source, owner, remove }, primary) {
  const folder = join(source, 'standby');
  mkdirSync(folder);
  await copyFolder(primary.url, join(source, 'data'), join(folder, 'data'));
  const follow = [
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=campus'`,
    `primary_slot_name = '${slot}'`,
  ];
  writeFileSync(join(folder, 'data', 'postgresql.auto.conf'), `${follow.join('\n')}\n`);
  writeFileSync(join(folder, 'data', 'standby.signal'), '');
  if (owner) giveTo(owner, folder);
  const port = await freePort();
  const { pid, stop } = await startPostgres({ binaries, folder, port, owner, remove, isFollowed: true });
  return { url: getUrl(folder, port), pid, stop };
}

/** The npm packages have no pg_basebackup: the folder is copied between the two calls that it makes. */
async function copyFolder(url, from, to) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(from, to, { recursive: true, filter: (path) => !left.has(path.slice(from.length + 1)) });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
    for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(to, name));
  } finally {
    await client.end();
  }
}
