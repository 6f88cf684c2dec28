import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { failure } from '@campus/contract/kit';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { parseRange, resolveRange } from '../storage/byte-range.ts';
import { signStream, verifyStream } from './addresses.ts';
import { isSameSecret, onPlay, onPublish, onRecorded, onUnpublish } from './hooks.ts';
import { mediaPath } from './live-service.ts';
import { application } from './media-messages.ts';

/** The clip that simulated streams show. */
const clip = fileURLToPath(new URL('../../../assets/live/demo.mp4', import.meta.url));
const toQuery = (query: Readonly<Record<string, string>>): string => new URLSearchParams(query).toString();
const innerSeconds = 60;
const connectMs = 5_000;

/** Answers a file or the part of it that is asked for. */
async function answerFile(file: string, type: string, call: Call): Promise<Answer> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts) throw failure('pathUnknown');
  const range = parseRange(call.headers.range);
  const { start, end } = resolveRange(range, facts.size);
  return {
    kind: 'file',
    status: range ? 206 : 200,
    stream: createReadStream(file, { start, end }),
    headers: {
      'content-type': type,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
      ...(range && { 'content-range': `bytes ${start}-${end}/${facts.size}` }),
    },
  };
}

/** A clip or a recording, by a signed address. */
async function answerMedia(call: Call, engine: EngineApi): Promise<Answer> {
  const { live } = engine.services;
  const name = (call.params['*'] ?? '').replaceAll('\\', '/');
  const isSigned = verifyStream('demo', live.settings.keys.play, name, toQuery(call.query), live.nowSeconds, {
    role: 'play',
  });
  if (!isSigned) throw failure('forbidden');
  if (/^r\d+x[0-9a-z]{6}\.mp4$|^p\d+x[0-9a-z]{6}\.mp4$/.test(name)) return answerFile(clip, 'video/mp4', call);
  if (/^[rp]\d+x[0-9a-z]{6}\/\d+\.flv$/.test(name))
    return answerFile(join(live.media.recordFolder, name), 'video/x-flv', call);
  throw failure('pathUnknown');
}

/** A running stream as HTTP-FLV: our signature is checked here, the media process only serves this machine. */
async function answerFlv(call: Call, engine: EngineApi): Promise<Answer> {
  const { live } = engine.services;
  const name = call.params.stream ?? '';
  const isSigned =
    /^[rp]\d+x[0-9a-z]{6}$/.test(name) &&
    verifyStream('builtin', live.settings.keys.play, name, toQuery(call.query), live.nowSeconds, { role: 'play' });
  if (!isSigned || !(await onPlay({ stream: name, param: toQuery(call.query), client: '' }, engine)))
    throw failure('forbidden');
  const place = await live.media.findPlace();
  if (!place) throw failure('pathUnknown');
  const inner = signStream('nms', place.innerKey, name, Math.floor(Date.now() / 1000) + innerSeconds, {
    role: 'play',
    path: application,
  });
  const stream = await fetchStream(place.httpPort, `${application}/${name}.flv?${inner}`);
  return { kind: 'file', stream, headers: { 'content-type': 'video/x-flv', 'cache-control': 'no-store' } };
}
const fetchStream = (port: number, path: string): Promise<Readable> =>
  new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, timeout: connectMs }, (answer) => {
      // A paused broadcast may be silent for long.
      answer.socket.setTimeout(0);
      if (answer.statusCode === 200) done(answer);
      else failed(failure('pathUnknown'));
    });
    sent.on('error', () => failed(failure('pathUnknown')));
    sent.end();
  });

type Hook = (body: Readonly<Record<string, unknown>>, engine: EngineApi) => Promise<boolean>;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const hookCall = (body: Readonly<Record<string, unknown>>) => ({
  stream: textOf(body.stream),
  param: textOf(body.param),
  client: textOf(body.client_id),
});
const hooks: Readonly<Record<string, Hook>> = {
  onPublish: async (body, engine) => (await onPublish(hookCall(body), engine)).isAllowed,
  onUnpublish: async (body, engine) => {
    await onUnpublish(hookCall(body), engine);
    return true;
  },
  onPlay: (body, engine) => onPlay(hookCall(body), engine),
  onStop: async () => true,
  onDvr: async (body, engine) => {
    const [file, seconds] = [textOf(body.file), Number(body.duration ?? 0)];
    await onRecorded({ stream: textOf(body.stream), name: file, seconds: Math.round(seconds), bytes: 0 }, engine);
    return true;
  },
};
/** Calls of a stream server: 0 allows, 1 refuses. */
const hookRoutes = (engine: EngineApi): Route[] =>
  Object.entries(hooks).map(([name, hook]) => ({
    methods: ['POST'],
    path: `/live/hook/${name}`,
    access: 'anyone',
    title: '流媒体回调',
    perMinute: 6000,
    async handle(call) {
      const { hookToken, hookFrom } = engine.services.live.settings;
      const ip = call.ip.replace(/^::ffff:/, '');
      const isKnown = hookFrom.includes(ip) && isSameSecret(call.headers['x-hook-token'] ?? '', hookToken);
      return { kind: 'raw', body: isKnown && (await hook(call.body, engine)) ? 0 : 1 };
    },
  }));

/** Streams, clips and recordings at the root of the site, and the calls of stream servers. */
export const liveRoutes = (engine: EngineApi): Route[] => [
  {
    methods: ['GET'],
    path: `${application}/:stream.flv`,
    access: 'anyone',
    title: '直播流',
    root: true,
    navigable: true,
    perMinute: 600,
    handle: (call) => answerFlv(call, engine),
  },
  {
    methods: ['GET'],
    path: `${mediaPath}/*`,
    access: 'anyone',
    title: '直播视频',
    root: true,
    navigable: true,
    perMinute: 3000,
    handle: (call) => answerMedia(call, engine),
  },
  ...hookRoutes(engine),
];
