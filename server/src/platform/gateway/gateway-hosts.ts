import { isIP } from 'node:net';
import { HostList } from '../outgoing/host-list.ts';
import { isPublicAddress, type PinnedAddress } from '../outgoing.ts';

const localName = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i;
const getHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
const getPort = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** The origin of a URL; undefined when it has a path, query or user info. */
export function findTarget(uri: string): URL | undefined {
  const url = URL.parse(uri);
  const isPlace =
    url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
  return isPlace && url.username === '' && url.password === '' ? url : undefined;
}
const parseEntry = (entry: string): URL | undefined => findTarget(entry.includes('://') ? entry : `https://${entry}`);

/** Origins that the operator allows as targets; a host alone, or with a port, means its https origin. */
export class GatewayHosts {
  readonly origins: readonly string[];
  readonly #machines: HostList;

  constructor(entries: readonly string[]) {
    const places = entries.flatMap((entry) => parseEntry(entry) ?? []);
    this.origins = places.map(({ origin }) => origin);
    this.#machines = new HostList(places.map((url) => `${url.hostname}:${getPort(url)}`));
  }
  /** Whether an entry of the setting is valid. */
  static isEntry(entry: string): boolean {
    return parseEntry(entry) !== undefined && !/[/?#]$/.test(entry);
  }

  /** Nothing is listed: the proxy is off. */
  get isOff(): boolean {
    return this.origins.length === 0;
  }
  /**
   * Whether a route may have this target. While nothing is listed, routes are only stored; addresses and names of this
   * machine and its network are rejected.
   */
  allows(url: URL): boolean {
    if (!this.isOff) return this.origins.includes(url.origin);
    const host = getHost(url);
    return isIP(host) ? isPublicAddress(host) : host.includes('.') && !localName.test(host);
  }
  /** The address to connect to. Throws OutgoingError when the name resolves to a disallowed one. */
  pin(url: URL): Promise<PinnedAddress> {
    return this.#machines.pin(getHost(url), getPort(url));
  }
}
