import { isIP } from 'node:net';
import { HostList } from '../outgoing/host-list.ts';
import { isPublicAddress, type Pinned } from '../outgoing.ts';

const localName = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i;
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** The place that an address names: scheme, host and port, nothing else. */
export function targetOf(uri: string): URL | undefined {
  const url = URL.parse(uri);
  const isPlace =
    url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
  return isPlace && url.username === '' && url.password === '' ? url : undefined;
}
const listed = (entry: string): URL | undefined => targetOf(entry.includes('://') ? entry : `https://${entry}`);

/** Where the gateway may lead, as the operator listed it: origins; a host alone, or with its port, is its https origin. */
export class GatewayHosts {
  readonly origins: readonly string[];
  readonly #machines: HostList;

  constructor(entries: readonly string[]) {
    const places = entries.flatMap((entry) => listed(entry) ?? []);
    this.origins = places.map(({ origin }) => origin);
    this.#machines = new HostList(places.map((url) => `${url.hostname}:${portOf(url)}`));
  }
  /** Whether an entry of the setting can be read. */
  static isEntry(entry: string): boolean {
    return listed(entry) !== undefined && !/[/?#]$/.test(entry);
  }

  /** Nothing is listed: the proxy does not run. */
  get isOff(): boolean {
    return this.origins.length === 0;
  }
  /**
   * Whether a route may lead there. While nothing is listed routes are only kept for later, and refused by what is
   * never a place for one: addresses and names of this machine and its neighbours.
   */
  allows(url: URL): boolean {
    if (!this.isOff) return this.origins.includes(url.origin);
    const host = hostOf(url);
    return isIP(host) ? isPublicAddress(host) : host.includes('.') && !localName.test(host);
  }
  /** The address to connect to. Throws OutgoingFailed when the name leads where it may not. */
  pin(url: URL): Promise<Pinned> {
    return this.#machines.pin(hostOf(url), portOf(url));
  }
}
