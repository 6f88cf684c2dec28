import type { AnyEntity, Session } from '@campus/contract/kit';
import type { Ports } from '../ports.ts';

/** What a SELECT list can depend on besides its entity. */
interface Watched {
  readonly session: Session;
  readonly now: string;
  readonly ports: Ports;
}
type OfSession = WeakMap<AnyEntity, Map<string, unknown>>;

/**
 * SELECT lists by session and entity: building them took more time than the rest of a read. A list that depends on the
 * clock or on a tree is built for every call. The gate gives the calls of a session one object.
 */
export class Selections {
  readonly #bySession = new WeakMap<Session, OfSession>();

  /** The list under this key, which says what the entity and the scope do not. */
  async get<S extends Watched, T>(e: AnyEntity, key: string, scope: S, load: (scope: S) => Promise<T>): Promise<T> {
    const ofSession: OfSession = this.#bySession.get(scope.session) ?? new WeakMap();
    const kept = ofSession.get(e) ?? new Map<string, unknown>();
    const found = kept.get(key);
    if (found !== undefined) return found as T;
    const { watched, isVolatile } = watch(scope);
    const loaded = await load(watched);
    if (isVolatile()) return loaded;
    this.#bySession.set(scope.session, ofSession);
    ofSession.set(e, kept.set(key, loaded));
    return loaded;
  }
}

/** The scope, and whether what can change under the same session was asked of it. */
function watch<S extends Watched>(scope: S): { watched: S; isVolatile: () => boolean } {
  let isVolatile = false;
  const { now, ports } = scope;
  const tree: Ports['tree'] = (name, tenantId) => {
    isVolatile = true;
    return ports.tree(name, tenantId);
  };
  const watched: S = {
    ...scope,
    get now() {
      isVolatile = true;
      return now;
    },
    ports: Object.create(ports, { tree: { value: tree } }),
  };
  return { watched, isVolatile: () => isVolatile };
}
