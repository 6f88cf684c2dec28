import {
  type AnyEndpoint,
  type AnyEntity,
  type Input,
  type Output,
  readFields,
  type Session,
} from '@campus/contract/kit';
import type { Context, EngineApi } from '../context.ts';
import type { Handle } from '../handle.ts';
import { listKnownKeys } from '../write/body-keys.ts';
import { type Answer, type Call, ok, type Route } from './route.ts';
import { getVisitor } from './visitor.ts';

type Outcome<O> = O | ResultWithMessage<O>;
/** A result with its own message. */
export class ResultWithMessage<O> {
  readonly result: O;
  readonly message: string;
  constructor(result: O, message: string) {
    this.result = result;
    this.message = message;
  }
}
export const withMessage = <O>(result: O, message: string): ResultWithMessage<O> =>
  new ResultWithMessage(result, message);

/** An endpoint bound to its handler; `engine.routes` turns it into a route. */
export interface BoundEndpoint {
  readonly endpoint: AnyEndpoint;
  readonly route: (engine: EngineApi) => Route;
  /** Returns sample data: registered only on loopback and outside production. */
  readonly isSample?: boolean;
}
/** Marks endpoints that return sample data. */
export const samples = (answers: readonly BoundEndpoint[]): BoundEndpoint[] =>
  answers.map((bound) => ({ ...bound, isSample: true }));
export interface AnswerOptions<I = never> {
  /** Opens a transaction for the handler. Default: every method except GET. */
  readonly transaction?: boolean;
  readonly shell?: boolean;
  readonly unlocks?: boolean;
  readonly long?: boolean;
  /**
   * The caller uses a third-party protocol: the body may be form-encoded and hold more keys than the endpoint reads.
   */
  readonly form?: boolean;
  /** The entity whose row the body is a form of: keys that a read row carries are accepted in the body. */
  readonly rowOf?: AnyEntity;
  /**
   * For public calls: the tenant whose pages the caller visits, signed in or not. The context is then that of a visitor of
   * the tenant. Throws the failure of an unknown id or code.
   */
  readonly tenantOf?: (input: I, db: Handle) => number | Promise<number>;
}
const openAccess: ReadonlySet<AnyEndpoint['needs']> = new Set(['anyone', 'signed-in', 'registration']);
/** The session may be absent: handlers of public endpoints get it from `call`. */
type Handler<I, O> = (input: I, context: Context, call: Call) => Promise<Outcome<O>>;

/**
 * Answers `endpoint` with `handle`, which returns the endpoint's output. The input is read from path, query and body by
 * the endpoint's fields; unknown body keys are rejected or dropped. Writes run in one transaction; its `later` jobs run
 * after the commit.
 */
export function answer<E extends AnyEndpoint>(
  endpoint: E,
  handle: Handler<Input<E>, Output<E>>,
  options: AnswerOptions<Input<E>> = {},
): BoundEndpoint {
  const methods = (typeof endpoint.method === 'string' ? [endpoint.method] : endpoint.method) as Route['methods'];
  const isAct = !methods.includes('GET');
  const writes = options.transaction ?? isAct;
  // Batches that open a transaction for each row are acts too; what anyone may call keeps a log of its own.
  const isLogged = !endpoint.silent && isAct && (writes || !openAccess.has(endpoint.needs));
  return {
    endpoint,
    route: (engine) => ({
      methods,
      path: endpoint.path,
      access: endpoint.needs,
      title: endpoint.title,
      ...(endpoint.note !== undefined && { note: endpoint.note }),
      input: endpoint.input,
      ...(endpoint.perMinute !== undefined && { perMinute: endpoint.perMinute }),
      ...(endpoint.maxKilobytes !== undefined && { maxKilobytes: endpoint.maxKilobytes }),
      ...(endpoint.shared && { shared: true }),
      ...(isLogged && { operateType: 3 as const }),
      ...(options.shell && { shell: true }),
      ...(options.unlocks && { unlocks: true }),
      ...(options.long && { long: true }),
      ...(options.form && { form: true }),
      handle: async (sent): Promise<Answer> => {
        const input = readFields(endpoint.input, { ...sent.query, ...sent.body, ...sent.params }) as Input<E>;
        const strict = sent.strict && !options.form;
        const call = { ...sent, body: listKnownKeys(endpoint.input, sent.body, strict, options.rowOf) };
        const work = async (context: Context): Promise<Answer> => {
          const outcome = await handle(input, context, call);
          const [result, message] =
            outcome instanceof ResultWithMessage ? [outcome.result, outcome.message] : [outcome, endpoint.done];
          return ok(result ?? null, message);
        };
        const tenant = await options.tenantOf?.(input, engine.db);
        const caller = tenant === undefined ? call : { ...call, session: getVisitor(tenant) };
        return writes ? engine.transaction(caller, work) : work(engine.context(caller, endpoint));
      },
    }),
  };
}

/** The session of a call that needs one. Throws when a public call reads it. */
export function getSession(call: Call): Session {
  if (!call.session) throw new Error(`${call.path} has no session`);
  return call.session;
}
