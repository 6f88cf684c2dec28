import { entities } from '@campus/contract';
import type { Session } from '@campus/contract/kit';
import type { AnyBehaviour } from '../../src/kit/any-behaviour.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { Caches } from '../../src/platform/caches.ts';
import { SamplePorts } from './sample-ports.ts';
import { cachedSettings } from './stored-settings.ts';

/** A clock that tests move. */
export class Clock {
  #at: number;
  constructor(at: string) {
    this.#at = new Date(at).getTime();
  }
  now = (): Date => new Date(this.#at);
  /** Goes on by minutes. */
  pass(minutes: number): void {
    this.#at += minutes * 60_000;
  }
  set(at: string): void {
    this.#at = new Date(at).getTime();
  }
}

/** The product's own entities over plain ports with caches as their only service, for tests of the platform. */
export function bareEngine(
  database: Database,
  clock: Clock,
  behaviours: readonly AnyBehaviour[] = [],
  ports = new SamplePorts(),
): Engine {
  const reportDefect = (error: unknown): void => {
    throw error;
  };
  const caches = new Caches(database, reportDefect);
  const services = { caches, tenantSettings: cachedSettings(caches, database) } as Services;
  return new Engine({
    database,
    registry: new Registry(entities),
    provide: () => ({ ports, services }),
    behaviours,
    now: clock.now,
    reportDefect,
  });
}

/** A session of the school's side without any code. */
export const someone = (username: string, more: Partial<Session> = {}): Session => ({
  userId: `id-${username}`,
  username,
  realname: username,
  audience: 'staff',
  tenantId: 1,
  roles: [],
  codes: new Set(),
  ...more,
});
/** A session of a company's side without any code. */
export const getMember = (companyId: string, username: string, more: Partial<Session> = {}): Session =>
  someone(username, { audience: 'enterprise', companyId, ...more });
/** The same session with fewer codes. */
export const without = (from: Session, ...lost: string[]): Session => ({
  ...from,
  codes: new Set([...from.codes].filter((code) => !lost.includes(code))),
});
