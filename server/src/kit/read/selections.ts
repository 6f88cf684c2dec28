import type { AnyEntity, Session } from '@campus/contract/kit';
import type { Ports } from '../ports.ts';

/** What a SELECT list or a statement can depend on besides its entity. */
interface Watched {
  readonly session: Session;
  readonly now: string;
  readonly ports: Ports;
}
type OfSession = WeakMap<AnyEntity, Map<string, unknown>>;

/**
 * SELECT lists and statements by session and entity: building them took more time than the rest of a read. What depends on
 * the clock, on a tree or on data rules is built for every call. The gate gives the calls of a session one object.
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
  const { ports } = scope;
  const tree: Ports['tree'] = (name, tenantId) => {
    isVolatile = true;
    return ports.tree(name, tenantId);
  };
  // The values of a rule can be those of the clock.
  const dataRules: Ports['dataRules'] = async (e, session) => {
    const rules = await ports.dataRules(e, session);
    isVolatile ||= rules !== undefined;
    return rules;
  };
  const now = () => {
    isVolatile = true;
    return scope.now;
  };
  // The clock of a watched scope is not read here: the list is part of another one.
  const watched = Object.defineProperties({} as S, {
    ...Object.getOwnPropertyDescriptors(scope),
    now: { get: now, enumerable: true },
    ports: {
      value: Object.create(ports, { tree: { value: tree }, dataRules: { value: dataRules } }),
      enumerable: true,
    },
  });
  return { watched, isVolatile: () => isVolatile };
}
