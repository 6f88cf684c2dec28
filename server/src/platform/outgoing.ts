import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An origin that a feature may call, as configured by the operator: scheme, host and port. */
export interface AllowedOrigin {
  readonly url: string;
  /** The operator configured a host of his own network: allows non-public addresses. */
  readonly internal?: boolean;
}
export interface OutgoingRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole answer; default 30 s. */
  readonly timeoutMs?: number;
  /** Maximum size of the answer; default 10 MB. */
  readonly maxBytes?: number;
}
export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}
/** An outgoing call that was not allowed or failed; the message is for the log. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
}

const connectMs = 5_000;
const defaults = { timeoutMs: 30_000, maxBytes: 10 * 1024 * 1024 };

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

/** Whether an address is on the public internet; an IPv4 address mapped to IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The only client for external hosts: configured origins only, the name resolved once and the connection pinned to that
 * address, every address checked, no redirects, no user info, nothing of the caller's request forwarded.
 */
export class Outgoing {
  readonly #allowed: ReadonlyMap<string, AllowedOrigin>;

  constructor(allowed: readonly AllowedOrigin[]) {
    this.#allowed = new Map(allowed.map((origin) => [new URL(origin.url).origin, origin]));
  }

  /** Throws OutgoingError. */
  async send(address: string, wanted: OutgoingRequest = {}): Promise<OutgoingAnswer> {
    const url = URL.parse(address);
    const allowed = url ? this.#allowed.get(url.origin) : undefined;
    if (!url || !allowed || url.username !== '' || url.password !== '') throw new OutgoingError('address not allowed');
    const pinned = await pinHost(url, (address) => allowed.internal === true || isPublicAddress(address));
    return fetchPinned(url, pinned, { ...defaults, ...wanted });
  }
}

/** The address of a connection, fixed regardless of later DNS answers. */
export interface PinnedAddress {
  readonly address: string;
  readonly family: number;
}
/** Resolves the host of `url` once. Throws OutgoingError when it has no address or a disallowed one. */
export async function pinHost(url: URL, mayUse: (address: string) => boolean): Promise<PinnedAddress> {
  return pin(url.hostname.replace(/^\[|\]$/g, ''), ({ address }) => mayUse(address));
}
/** The same for a host without brackets. */
export async function pin(host: string, mayUse: (at: PinnedAddress) => boolean): Promise<PinnedAddress> {
  const found: PinnedAddress[] = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => {
        throw new OutgoingError('name not found');
      });
  const [first] = found;
  if (!first || !found.every(mayUse)) throw new OutgoingError('address not allowed');
  return first;
}
/** The `lookup` option of a request to a pinned address. */
export const createLookup =
  (pinned: PinnedAddress): LookupFunction =>
  (_host, options, answer) =>
    options.all ? answer(null, [pinned]) : answer(null, pinned.address, pinned.family);

/** Aborts a request when its target does not accept the connection, including the handshake, in time. */
export function setConnectTimeout(call: ClientRequest, ms: number): void {
  const timer = setTimeout(() => call.destroy(new OutgoingError('connect timeout')), ms);
  const stop = (): void => clearTimeout(timer);
  call.once('error', stop);
  call.on('socket', (socket) => {
    socket.once(call.protocol === 'https:' ? 'secureConnect' : 'connect', stop).once('close', stop);
  });
}

function fetchPinned(
  url: URL,
  pinned: PinnedAddress,
  wanted: OutgoingRequest & typeof defaults,
): Promise<OutgoingAnswer> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    const fail = (reason: string) => failed(new OutgoingError(reason));
    const call = request(
      url,
      {
        method: wanted.method ?? 'GET',
        headers: {
          ...wanted.headers,
          ...(wanted.body !== undefined && { 'content-length': String(Buffer.byteLength(wanted.body)) }),
        },
        agent: false,
        lookup: createLookup(pinned),
        signal: AbortSignal.timeout(wanted.timeoutMs),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400) {
          answer.resume();
          return fail('redirect refused');
        }
        read(answer, wanted.maxBytes).then((text) => done({ status, headers: answer.headers, text }), failed);
      },
    );
    setConnectTimeout(call, connectMs);
    call.on('error', (error) => fail(error.message));
    call.end(wanted.body);
  });
}
async function read(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutgoingError('answer too large');
      chunks.push(chunk);
    }
  } catch (error) {
    answer.destroy();
    throw error instanceof OutgoingError
      ? error
      : new OutgoingError(error instanceof Error ? error.message : 'read failed');
  }
  return Buffer.concat(chunks).toString('utf8');
}
