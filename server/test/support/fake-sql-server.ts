import { type AddressInfo, createServer, type Socket } from 'node:net';
import * as tds from './tds.ts';

/** A statement of `sp_executesql` with the values of its parameters. */
export interface AskedStatement {
  readonly text: string;
  readonly parameters: Readonly<Record<string, string | null>>;
}
export interface FakeTable {
  readonly columns: readonly tds.Column[];
  readonly rows: readonly (readonly tds.Cell[])[];
}
/** A table, errors by number, the beginning of a table and then nothing, nothing at all, or the end of the line. */
export type SqlServerAnswer =
  | FakeTable
  | { readonly errors: readonly number[] }
  | { readonly begun: FakeTable }
  | 'silence'
  | 'hang up';

interface Options {
  readonly username: string;
  readonly password: string;
  readonly database: string;
  answer(asked: AskedStatement): SqlServerAnswer;
  /** Port that logins are redirected to. */
  readonly route?: number;
  /** Takes connections and never says a word. */
  readonly isMute?: boolean;
}
const kinds = { batch: 1, procedure: 3, attention: 6, transaction: 14, login: 16, preLogin: 18 } as const;
/** PRELOGIN: version 16, encryption not supported. */
const preLogin = Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 255, 16, 0, 0, 0, 0, 0, 2]);
const transactionId = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]);

/**
 * A stand-in that speaks as much TDS 7.4 on loopback as a reading client needs: PRELOGIN without encryption, LOGIN7 with
 * a password (18456, and 4060 before it for an unknown database), routing, SQL batches that change settings,
 * `sp_executesql` with NVARCHAR parameters, begin and rollback of a transaction, attention. It understands no SQL:
 * `answer` does. `asked` are the statements; `story` tells in order what else came.
 */
export async function fakeSqlServer(options: Options) {
  const asked: AskedStatement[] = [];
  const story: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (options.isMute) return;
    const talk = { socket, options, asked, story };
    let buffered = Buffer.alloc(0);
    let message = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      buffered = Buffer.concat([buffered, chunk as Buffer]);
      while (buffered.length >= 8 && buffered.length >= buffered.readUInt16BE(2)) {
        const packet = buffered.subarray(0, buffered.readUInt16BE(2));
        buffered = buffered.subarray(packet.length);
        message = Buffer.concat([message, packet.subarray(8)]);
        if (((packet[1] as number) & 1) === 0) continue;
        hear(talk, packet[0] as number, message);
        message = Buffer.alloc(0);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    asked,
    story,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface Talk {
  readonly socket: Socket;
  readonly options: Options;
  readonly asked: AskedStatement[];
  readonly story: string[];
}
function hear(talk: Talk, kind: number, data: Buffer): void {
  // Every request begins with headers that tell their own length.
  const body = (): Buffer => data.subarray(data.readUInt32LE(0));
  if (kind === kinds.preLogin) send(talk, preLogin);
  if (kind === kinds.login) send(talk, login(talk, data));
  if (kind === kinds.batch) send(talk, tds.doneToken());
  if (kind === kinds.transaction) send(talk, transaction(talk, body().readUInt16LE(0)));
  if (kind === kinds.procedure) execute(talk, readCall(body()));
  if (kind !== kinds.attention) return;
  talk.story.push('attention');
  // The answer that was cut short ends; then the attention is acknowledged.
  send(talk, tds.doneToken(2));
  send(talk, tds.doneToken(32));
}
/** Sends a message, or its beginning, in packets. */
function send({ socket }: Talk, data: Buffer, isWhole = true): void {
  const most = 4_088;
  for (let at = 0; at < data.length; at += most) {
    const part = data.subarray(at, at + most);
    const header = Buffer.from([4, isWhole && at + most >= data.length ? 1 : 0, 0, 0, 0, 0, 1, 0]);
    header.writeUInt16BE(part.length + header.length, 2);
    socket.write(Buffer.concat([header, part]));
  }
}

function login({ options, story }: Talk, data: Buffer): Buffer {
  const text = (at: number): Buffer =>
    Buffer.from(data.subarray(data.readUInt16LE(at), data.readUInt16LE(at) + 2 * data.readUInt16LE(at + 2)));
  const [username, database] = [text(40).toString('utf16le'), text(68).toString('utf16le')];
  // Not encrypted, only turned around.
  const password = text(44).map((byte) => (((byte ^ 0xa5) << 4) & 0xf0) | ((byte ^ 0xa5) >> 4));
  const isReading = ((data[26] as number) & 0x20) !== 0;
  story.push(`login ${username} to ${database}${isReading ? ' for reading' : ''}`);
  const failed = [tds.errorToken(18_456, `用户 '${username}' 登录失败。`), tds.doneToken(2)];
  if (username !== options.username || Buffer.from(password).toString('utf16le') !== options.password)
    return Buffer.concat(failed);
  if (database !== options.database)
    return Buffer.concat([tds.errorToken(4060, `无法打开登录所请求的数据库 "${database}"。登录失败。`), ...failed]);
  const route = options.route === undefined ? [] : [tds.routeToken('127.0.0.1', options.route)];
  return Buffer.concat([...route, tds.loginTokens(database)]);
}
function transaction({ story }: Talk, step: number): Buffer {
  const name = { 5: 'begin', 7: 'commit', 8: 'rollback' }[step] ?? `transaction ${step}`;
  story.push(name);
  const token = name === 'begin' ? tds.begunToken(transactionId) : tds.rolledBackToken(transactionId);
  return Buffer.concat([token, tds.doneToken()]);
}
function execute(talk: Talk, asked: AskedStatement): void {
  talk.asked.push(asked);
  talk.story.push('statement');
  const answer = talk.options.answer(asked);
  if (answer === 'silence') return;
  if (answer === 'hang up') {
    talk.socket.end();
    return;
  }
  if ('begun' in answer) {
    send(talk, table(answer.begun), false);
    return;
  }
  const said = 'errors' in answer ? answer.errors.map((n) => tds.errorToken(n, `错误 ${n}`)) : [table(answer)];
  const status = 'errors' in answer ? 3 : 1;
  send(talk, Buffer.concat([...said, tds.doneToken(status, 0xff), tds.procedureOver()]));
}
const table = ({ columns, rows }: FakeTable): Buffer =>
  Buffer.concat([tds.columnsToken(columns), ...rows.map((row) => tds.rowToken(columns, row))]);

/** A call of `sp_executesql`: the statement, the types of its parameters, their values by name. */
function readCall(body: Buffer): AskedStatement {
  if (body.readUInt16LE(0) !== 0xffff || body.readUInt16LE(2) !== 10) throw new Error('only sp_executesql is spoken');
  const values: [string, string | null][] = [];
  for (let at = 6; at < body.length; ) {
    const nameEnd = at + 1 + 2 * (body[at] as number);
    const name = body.toString('utf16le', at + 1, nameEnd);
    // Behind the name: a byte of flags, the type NVARCHAR, its size and its collation.
    if (body[nameEnd + 1] !== 0xe7) throw new Error(`${name} is no NVARCHAR`);
    const isLong = body.readUInt16LE(nameEnd + 2) === 0xffff;
    const read = isLong ? readLong(body, nameEnd + 9) : readShort(body, nameEnd + 9);
    values.push([name.slice(1), read.value]);
    at = read.end;
  }
  const [[, text] = [], ...others] = values;
  return { text: text ?? '', parameters: Object.fromEntries(others.filter(([name]) => name !== 'params')) };
}
function readShort(body: Buffer, at: number): { value: string | null; end: number } {
  const size = body.readUInt16LE(at);
  if (size === 0xffff) return { value: null, end: at + 2 };
  return { value: body.toString('utf16le', at + 2, at + 2 + size), end: at + 2 + size };
}
/** In chunks, the last of which is empty. */
function readLong(body: Buffer, at: number): { value: string; end: number } {
  const chunks: Buffer[] = [];
  let next = at + 8;
  for (let size = body.readUInt32LE(next); size > 0; size = body.readUInt32LE(next)) {
    chunks.push(body.subarray(next + 4, next + 4 + size));
    next += 4 + size;
  }
  return { value: Buffer.concat(chunks).toString('utf16le'), end: next + 4 };
}
