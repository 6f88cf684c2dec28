import { BlockList, isIP } from 'node:net';
import { isPublicAddress, OutgoingError, type PinnedAddress, pin } from '../outgoing.ts';

/** A host listed by the operator; without a port, every port of it. */
interface HostEntry {
  readonly host: string;
  readonly port: number | undefined;
}

/** This machine and its link, including metadata services: never by name, only when the operator listed the address. */
const localNetworks = new BlockList();
for (const [net, bits, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
] as const)
  localNetworks.addSubnet(net, bits, family);
const isLocal = ({ address, family }: PinnedAddress): boolean =>
  localNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
/** Metadata services of clouds outside the link-local range. */
const metadata: ReadonlySet<string> = new Set(['100.100.100.200', 'fd00:ec2::254']);

const normalizeHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
const name = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** `db.example.edu.cn`, `db.example.edu.cn:5432`, `10.0.0.5`, `[fd00::5]:5432`; undefined for anything else. */
function parseEntry(entry: string): HostEntry | undefined {
  const written = entry.trim();
  if (isIP(written) === 6) return { host: written.toLowerCase(), port: undefined };
  const [, bracketed, bare, digits] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/i.exec(written) ?? [];
  const host = normalizeHost(bracketed ?? bare ?? '');
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > 65_535)) return undefined;
  return isIP(host) || (name.test(host) && !/^[\d.]+$|^0x/.test(host)) ? { host, port } : undefined;
}

/**
 * Hosts that a feature can reach, as listed by the operator (`DATASOURCE_HOSTS`, `GATEWAY_HOSTS`). A listed name can
 * resolve into a private network; this machine, its link and metadata services need an entry with address and port.
 */
export class HostList {
  readonly #listed: readonly HostEntry[];

  constructor(entries: readonly string[]) {
    this.#listed = entries.flatMap((entry) => parseEntry(entry) ?? []);
  }
  /** Whether an entry of the setting is valid. */
  static isEntry(entry: string): boolean {
    return parseEntry(entry) !== undefined;
  }
  /** Whether the operator listed the host; checked before anything is resolved or connected. */
  lists(host: string, port: number): boolean {
    return this.#entriesOf(host, port).length > 0;
  }
  /**
   * The address to connect to. Checks every address of the name. Throws OutgoingError: `address not allowed` or `name
   * not found`.
   */
  async pin(host: string, port: number): Promise<PinnedAddress> {
    const entries = this.#entriesOf(host, port);
    if (entries.length === 0) throw new OutgoingError('address not allowed');
    const wanted = normalizeHost(host);
    const isWrittenOut = isIP(wanted) !== 0 && entries.some((entry) => entry.port !== undefined);
    return pin(
      wanted,
      (at) => isPublicAddress(at.address) || isWrittenOut || !(isLocal(at) || metadata.has(at.address)),
    );
  }

  #entriesOf(host: string, port: number): HostEntry[] {
    const wanted = normalizeHost(host);
    return this.#listed.filter((entry) => entry.host === wanted && (entry.port === undefined || entry.port === port));
  }
}
