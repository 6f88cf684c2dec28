import { chinaTime, type Failure, failure, studentPrefix } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EngineApi } from '../context.ts';
import { withEssentialWrites } from '../database/essential-writes.ts';
import type { Log } from '../log.ts';
import { isTransient, isUncertain } from '../schema/database-failure.ts';
import { isAborted } from './aborted.ts';
import { buildCall, findHeader, findTenant, type Mount } from './build-call.ts';
import { failureEnvelope } from './envelope.ts';
import type { AuthenticatedCaller, Gate, Registration } from './gate.ts';
import { type Claim, once, readStoredAnswer, repeatable, type StoredAnswer } from './idempotency.ts';
import { setCaller } from './known-caller.ts';
import { maskParams, maskPath } from './masking.ts';
import { addressKey, getLimit, RateLimiter } from './rate-limit.ts';
import type { Answer, Call, Route } from './route.ts';
import { takeLimit } from './shared-limits.ts';
import { handlerLimitMs, longLimitMs, withTimeLimit } from './time-limit.ts';
import { toFailure } from './to-failure.ts';

export interface ServerOptions {
  readonly engine: EngineApi;
  readonly gate: Gate;
  readonly log: Log;
  readonly rateLimits: boolean;
}
/** A claim outlives its work by the time a slow commit may take. */
const claimSlackMs = 30_000;
/** Retry-After for an overload: the queue of the database is processed in less time. */
const retrySeconds = '2';
const getLimitMs = (route: Route): number => (route.long ? longLimitMs : handlerLimitMs);

type Outcome = StoredAnswer | Exclude<Answer, { kind: 'json' }>;

/** The only calls a student's token may make, besides signing out. */
const isForStudents = ({ path }: Route): boolean => path.startsWith(studentPrefix) || path === '/sys/logout';

/** Serves routes: authenticates, authorizes, limits, parses and answers. */
export class Server {
  readonly #parts: ServerOptions;
  readonly #limiter = new RateLimiter();

  constructor(parts: ServerOptions) {
    this.#parts = parts;
  }

  /** The order of checks is part of the API; prefix, method and size are checked earlier. */
  async serve(route: Route, mount: Mount, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The client is gone, and with it the address that limits count by.
    if (request.ip === undefined) throw failure('aborted');
    const who = await this.#authenticate(route, request);
    if (who.admitted) setCaller(request, who.admitted.session.username);
    this.#assertPermission(route, who.admitted);
    await this.#assertRateLimit(route, who.admitted, request, reply);
    const call = buildCall(request, mount, who);
    const outcome = await this.#answer(route, call, request);
    return send(reply, outcome);
  }

  async #authenticate(
    route: Route,
    request: FastifyRequest,
  ): Promise<{ admitted: AuthenticatedCaller | undefined; registration: Registration | undefined }> {
    const { gate } = this.#parts;
    const registerToken = findHeader(request, 'x-register-token');
    const token = findHeader(request, 'x-access-token');
    const credentials = {
      token,
      tenant: findTenant(request),
      ip: request.ip,
      userAgent: findHeader(request, 'user-agent') ?? '',
      shell: route.shell ?? false,
      unlocks: route.unlocks ?? false,
    };
    if (route.access === 'registration') {
      if (!registerToken) throw failure('expired', text.registering.expired);
      return { admitted: undefined, registration: await gate.registration(registerToken) };
    }
    if (route.access !== 'anyone') {
      const admitted = await gate.authenticate(credentials);
      if (admitted.session.audience === 'student' && !isForStudents(route)) throw failure('studentClient');
      return { admitted, registration: undefined };
    }
    // Public call: a valid token is optional and can lead to a fuller answer.
    return {
      admitted: token ? await ignoreFailure(gate.authenticate({ ...credentials, shell: true })) : undefined,
      registration: registerToken ? await ignoreFailure(gate.registration(registerToken)) : undefined,
    };
  }

  #assertPermission({ access }: Route, admitted: AuthenticatedCaller | undefined): void {
    if (access === 'anyone' || access === 'signed-in' || access === 'registration') return;
    const codes: readonly string[] = typeof access === 'string' ? [access] : access;
    if (!codes.some((code) => admitted?.session.codes.has(code))) throw failure('noPermission');
  }

  async #assertRateLimit(
    route: Route,
    admitted: AuthenticatedCaller | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (!this.#parts.rateLimits) return;
    const caller = admitted && route.access !== 'anyone' ? `user ${admitted.session.userId}` : addressKey(request.ip);
    const key = `${route.path} ${caller}`;
    const wait = route.shared
      ? await takeLimit(this.#parts.engine.db, `calls ${key}`, { seconds: 60, most: getLimit(route) }, this.#now())
      : this.#limiter.take(key, getLimit(route), Date.now());
    if (wait === 0) return;
    void reply.header('retry-after', String(wait));
    throw failure('tooFrequent');
  }

  #now(): string {
    return chinaTime(this.#parts.engine.now());
  }

  async #answer(route: Route, call: Call, request: FastifyRequest): Promise<Outcome> {
    const repeat = repeatable(call);
    if (!repeat) return this.#handle(route, call, request);
    const { engine, log } = this.#parts;
    return once(repeat, (claim) => this.#handle(route, { ...call, once: claim }, request, claim), {
      db: engine.db,
      limitMs: getLimitMs(route) + claimSlackMs,
      waitMs: handlerLimitMs,
      report: (error) => log.error('idempotency key not kept', error, { path: call.path }),
    });
  }

  /** Runs the handler and writes the operation log. Returns a failure as an answer, throws a defect. */
  async #handle(route: Route, call: Call, request: FastifyRequest, claim?: Claim): Promise<Outcome> {
    const started = performance.now();
    const handle = () => (route.essential ? withEssentialWrites(() => route.handle(call)) : route.handle(call));
    try {
      const answer = await withTimeLimit(getLimitMs(route), handle());
      this.#record(route, call, started, answer.kind === 'file' && answer.note ? { note: answer.note } : {});
      return answer.kind === 'json' ? (claim?.storedAnswer(answer) ?? readStoredAnswer(answer)) : answer;
    } catch (error) {
      const refusal = findFailure(error, request);
      this.#record(route, call, started, {
        failed: refusal?.message ?? '系统异常',
        ...(!refusal && { defect: describeDefect(error, call.requestId) }),
      });
      // The work may have been committed: its key stays with an answer that was.
      if (!refusal || isUncertain(error)) throw error;
      return { http: refusal.http, body: failureEnvelope(refusal) };
    }
  }

  /** The answer does not wait for the log. */
  #record(
    route: Route,
    call: Call,
    started: number,
    { failed, note, defect }: { failed?: string; note?: string; defect?: string },
  ): void {
    if (!route.operateType && !defect) return;
    const { engine, log } = this.#parts;
    const isTrial = call.mode?.isTrial ?? false;
    engine.ports
      .record({
        title: isTrial ? `${route.title}（仅检查，未写入）` : route.title,
        operateType: isTrial ? undefined : route.operateType,
        method: call.method,
        path: maskPath(call.path),
        params: maskParams({ ...call.query, ...call.body }),
        ip: call.ip,
        costMs: Math.round(performance.now() - started),
        session: call.session,
        failed,
        note,
        defect,
      })
      .catch((error: unknown) => log.error('operation log not written', error, { path: call.path }));
  }
}

/** The failure of an error; any error after the client left is `aborted`. */
const findFailure = (error: unknown, request: FastifyRequest): Failure | undefined =>
  isAborted(request) ? failure('aborted') : toFailure(error);

/** Describes a defect for administrators: its type and request id, never its message, which can contain values. */
function describeDefect(error: unknown, requestId: string): string {
  const { name = 'Error', code } = error as { name?: string; code?: string };
  return `${name}${code ? ` ${code}` : ''}，请求号${requestId}`;
}

/** The result of `work`, or undefined when it throws a Failure. */
async function ignoreFailure<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const refusal = toFailure(error);
    // An overload says nothing about the caller, so it is not treated as an anonymous call.
    if (refusal && !isTransient(refusal)) return undefined;
    throw error;
  }
}

function send(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if ('http' in outcome) return sendJson(reply, outcome.http, outcome.body);
  switch (outcome.kind) {
    case 'raw':
      return sendJson(reply, 200, outcome.body);
    case 'file':
      return reply
        .code(outcome.status ?? 200)
        .headers(outcome.headers)
        .send(outcome.stream);
    case 'redirect':
      return reply.redirect(outcome.to, 302);
  }
}
function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (status === 503) void reply.header('retry-after', retrySeconds);
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers an error: a failure, or for a defect its request id and a log entry. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  const refusal = findFailure(error, request);
  if (refusal) return sendJson(reply, getHttp(error, refusal), failureEnvelope(refusal));
  log.error('unexpected error', error, {
    requestId: request.id,
    method: request.method,
    path: maskPath(request.url.split('?')[0] as string),
  });
  return sendJson(reply, 500, failureEnvelope(failure('unexpected'), { requestId: request.id }));
}
/** Requests that HTTP itself cannot carry keep their own status; others get that of the catalogue. */
function getHttp(error: unknown, refusal: Failure): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return status === 414 || status === 431 ? status : refusal.http;
}
