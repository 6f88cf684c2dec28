/** Server process of a temporary cluster. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ready = /database system is ready to accept (read-only )?connections/;
const startTimeoutMs = 30_000;

/** Temporary data needs speed, not durability. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=8GB',
  'checkpoint_timeout=1d',
  'jit=off',
  'max_connections=100',
];

const alone = ['wal_level=minimal', 'max_wal_senders=0'];
/** What a standby needs; its slot keeps the log for it. A commit that is not written at once would reach it late. */
const followed = ['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on', 'synchronous_commit=on'];

/** Planning a statement of a nearly empty table again for each call costs more than running it. */
const forSmallTables = ['plan_cache_mode=force_generic_plan'];

/**
 * Starts the server and waits until it accepts connections; returns its `pid` and `stop()`. The server also stops when this
 * process ends for any reason; `remove` then deletes its folders. `isFollowed`: standbys can follow it.
 */
export async function startPostgres({ binaries, folder, port, owner, remove, isSmall, isFollowed }) {
  const options = [
    ...settings,
    ...(isFollowed ? followed : alone),
    ...(isSmall ? forSmallTables : []),
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), ...options.flatMap((option) => ['-c', option])],
    // Messages in English whatever the locale: the "ready" message is waited for.
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  const abandon = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  await untilReady(server).catch((error) => {
    process.off('exit', abandon);
    server.kill('SIGKILL');
    throw error;
  });
  const stop = async () => {
    process.off('exit', abandon);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((settle) => server.once('exit', settle));
    server.kill('SIGINT'); // fast shutdown: disconnects open sessions
    await ended;
  };
  return { pid: server.pid, stop };
}

function untilReady(server) {
  return new Promise((settle, refuse) => {
    let log = '';
    const fail = (reason) => refuse(new Error(`PostgreSQL did not start (${reason}):\n${log}`));
    const onExit = (code) => fail(`exit code ${code}`);
    const timer = setTimeout(() => fail('time-out'), startTimeoutMs);
    const onText = (text) => {
      log += text;
      if (!ready.test(log)) return;
      clearTimeout(timer);
      server.off('exit', onExit);
      server.stderr.off('data', onText).resume(); // no further reader: keep the pipe from filling
      settle();
    };
    server.once('error', refuse);
    server.once('exit', onExit);
    server.stderr.setEncoding('utf8').on('data', onText);
  });
}
