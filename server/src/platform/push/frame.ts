/**
 * What the server says on the push channel; clients ignore a `cmd` they do not know. Framework clients read `msgTxt` of
 * every frame, so each carries one.
 */
export type Frame =
  | { readonly cmd: 'topic'; readonly msgId: string; readonly msgTxt: string }
  | { readonly cmd: 'user'; readonly userId: string; readonly msgId: string; readonly msgTxt: string }
  | { readonly cmd: 'dict'; readonly msgTxt: string }
  | { readonly cmd: 'locked'; readonly msgTxt: string }
  | { readonly cmd: 'logout'; readonly msgTxt: string }
  | {
      readonly cmd: 'progress';
      readonly taskId: string;
      readonly done: number;
      readonly total: number;
      readonly failed: number;
      readonly msgTxt: string;
    };

/** To whom: one or several users, named sessions, or everybody of a tenant (of all tenants when it is null). */
export type Audience =
  | { readonly userId: string }
  | { readonly userIds: readonly string[] }
  | { readonly sessions: readonly string[] }
  | { readonly tenantId: number | null };

/** Why a connection ends. A browser cannot see a refused handshake, so refusals are closes, too. */
export const closeCodes = {
  noToken: 4401,
  otherUser: 4403,
  silent: 4408,
  frameTooLarge: 4413,
  tooManyFrames: 4429,
  /** Nobody could say whether the token is good: the client comes again. */
  tryLater: 4503,
  goingAway: 1001,
} as const;
