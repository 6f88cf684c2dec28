import { createHash } from 'node:crypto';
import type { Provider, StreamBases, StreamKeys } from './addresses.ts';

/** Settings of live streams, from the environment. */
export interface LiveConfig {
  readonly provider: Provider;
  readonly pushUrl: string | undefined;
  readonly pullUrl: string | undefined;
  /** `push` or `push:play`; undefined: made from the installation's secrets. */
  readonly key: string | undefined;
  readonly hookToken: string | undefined;
  /** Addresses that may call the hooks. */
  readonly hookFrom: readonly string[];
  readonly rtmpHost: string;
  /** 0: chosen by the operating system. */
  readonly rtmpPort: number;
}

/** Derives a secret of live streams from the installation's key, so that all its processes agree. */
export const deriveSecret = (key: Buffer, name: string): string =>
  createHash('sha256').update(key).update(name).digest('hex').slice(0, 40);

/** What addresses are made of. */
export interface StreamService {
  readonly provider: Provider;
  readonly bases: StreamBases;
  readonly keys: StreamKeys;
}
export interface LiveSettings extends StreamService {
  readonly hookToken: string;
  readonly hookFrom: readonly string[];
}
