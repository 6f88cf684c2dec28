import type { Readable } from 'node:stream';
import type { Access, Fields, Session } from '@campus/contract/kit';
import type { RequestInfo } from '../context.ts';

/** An uploaded part, as a stream. */
export interface UploadedPart {
  readonly field: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly stream: Readable;
}
/** A request for a handler: parsed, size-limited and authorized. */
export interface Call extends RequestInfo {
  /** Absent on public calls without a signed-in user. */
  readonly session: Session | undefined;
  /** The company account of a registration token. */
  readonly registration: { readonly userId: string; readonly username: string; readonly token: string } | undefined;
  readonly method: string;
  readonly path: string;
  /** The first value wins; trimmed; without `_t`. */
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Rejects unknown body keys (our own prefix); false: drops them (`/jeecg-boot`). */
  readonly strict: boolean;
  /** Set by a handler that only tries and writes nothing: the operation log says so. */
  readonly mode?: { isTrial: boolean };
  /** Parts of a multipart body in the order the client sent them. */
  parts(limits: {
    maxFileBytes: number;
    maxFiles: number;
  }): AsyncIterable<UploadedPart | { field: string; value: string }>;
  /** The body as a byte stream, for a route with `binary`. Throws badBody for another content type. */
  bytes(): Readable;
}
/** The answer of a handler: an envelope, bare JSON, a file or a redirect. */
export type Answer =
  | { readonly kind: 'json'; readonly result: unknown; readonly message?: string; readonly code?: number }
  | { readonly kind: 'raw'; readonly body: unknown }
  | {
      readonly kind: 'file';
      readonly stream: Readable | Buffer;
      readonly headers: Readonly<Record<string, string>>;
      readonly status?: number;
      /** For the operation log: describes the content, with personal numbers masked. */
      readonly note?: string;
    }
  | { readonly kind: 'redirect'; readonly to: string };
export const ok = (result: unknown, message?: string, code?: number): Answer => ({
  kind: 'json',
  result,
  ...(message !== undefined && { message }),
  ...(code !== undefined && { code }),
});

/** A route of the server. `access` is required: a route without it does not type-check and fails at startup. */
export interface Route {
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  readonly path: string;
  readonly access: Access;
  readonly title: string;
  /** Name in monitoring, when the title only names the entity. */
  readonly label?: string;
  /** Part of the API description. */
  readonly note?: string;
  /** 1 query, 2 add, 3 edit, 4 delete, 5 import, 6 export; absent: not written to the operation log. */
  readonly operateType?: 1 | 2 | 3 | 4 | 5 | 6;
  readonly perMinute?: number;
  /** Largest body; default: that of the server. */
  readonly maxKilobytes?: number;
  /** Counts calls in the database instead of in this process. */
  readonly shared?: boolean;
  readonly input?: Fields;
  readonly multipart?: boolean;
  /** Accepts only bytes (`application/octet-stream`). */
  readonly binary?: boolean;
  /** Also accepts a form-encoded body, for callers of a third-party protocol. */
  readonly form?: boolean;
  /** Allowed to write even when the disk is nearly full. */
  readonly essential?: boolean;
  /** Exempt from the handler time limit (import, export, streams). */
  readonly long?: boolean;
  /** Allowed while the session must still choose a tenant, change its password or verify its phone. */
  readonly shell?: boolean;
  /** Allowed while the session's screen is locked. */
  readonly unlocks?: boolean;
  /** Opened by browser navigation: files, pictures, redirects from a sign-in provider. Other routes reject it. */
  readonly navigable?: boolean;
  /** Mounted at the root of the site instead of below the API prefixes. */
  readonly root?: boolean;
  handle(call: Call): Promise<Answer>;
}
