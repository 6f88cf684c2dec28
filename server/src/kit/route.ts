import type { Readable } from 'node:stream';
import type { Access, Fields, Session } from '@campus/contract/kit';
import type { CallFacts } from './context.ts';

/** One uploaded part, streamed. */
export interface Part {
  readonly field: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly stream: Readable;
}
/** A request as handlers see it: parsed, size-limited, and already allowed to be here. */
export interface Call extends CallFacts {
  /** Present unless anybody may call. */
  readonly session: Session | undefined;
  /** The company account a registration token stands for. */
  readonly registration: { readonly userId: string; readonly username: string; readonly token: string } | undefined;
  readonly method: string;
  readonly path: string;
  /** First value wins; trimmed; `_t` dropped. */
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Unknown body keys are refused under our own prefix and dropped under `/jeecg-boot`. */
  readonly strict: boolean;
  /** Parts of a multipart body in order; fields first when a client sends them first. */
  parts(limits: { maxFileBytes: number; maxFiles: number }): AsyncIterable<Part | { field: string; value: string }>;
  /** The bytes of the body as they arrive, of a route with `binary`. Throws badBody for a body of another kind. */
  bytes(): Readable;
}
/** What a handler answers: an envelope, bare JSON, or a file. */
export type Answer =
  | { readonly kind: 'json'; readonly result: unknown; readonly message?: string; readonly code?: number }
  | { readonly kind: 'raw'; readonly body: unknown }
  | {
      readonly kind: 'file';
      readonly stream: Readable | Buffer;
      readonly headers: Readonly<Record<string, string>>;
      readonly status?: number;
      /** For the operation log: what is in it, numbers of persons masked. */
      readonly note?: string;
    }
  | { readonly kind: 'redirect'; readonly to: string };
export const ok = (result: unknown, message?: string, code?: number): Answer => ({
  kind: 'json',
  result,
  ...(message !== undefined && { message }),
  ...(code !== undefined && { code }),
});

/** A call of the server. Every one declares who may make it; one without does not type-check and does not start. */
export interface Route {
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  /** What monitoring calls it, where the title alone names the entity. */
  readonly label?: string;
  /** Part of the API description. */
  readonly note?: string;
  /** 1 query, 2 add, 3 edit, 4 delete, 5 import, 6 export; absent: not written to the operation log. */
  readonly operateType?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly perMinute?: number;
  /** Calls are counted in the database instead of in this process. */
  readonly shared?: boolean;
  readonly input?: Fields;
  readonly multipart?: boolean;
  /** Takes bytes (`application/octet-stream`) and nothing else. */
  readonly binary?: boolean;
  /** Takes a form-encoded body too: for callers that speak a protocol of others. */
  readonly form?: boolean;
  /** Its few writes are made on a nearly full disk too. */
  readonly essential?: boolean;
  /** Exempt from the handler time limit (import, export, streams). */
  readonly long?: boolean;
  /** May be called while the session must still choose a tenant, change its password or verify its phone. */
  readonly shell?: boolean;
  /** May be called while the session's screen is locked. */
  readonly unlocks?: boolean;
  /** Opened by the browser itself: files, pictures, returns from a sign-in provider. Other calls refuse that. */
  readonly navigable?: boolean;
  handle(call: Call): Promise<Answer>;
}
