/** What the server says on the push channel (`api.md` 12.1); clients ignore a `cmd` they do not know. */
export type Frame =
  | { readonly cmd: 'topic'; readonly msgId: string; readonly msgTxt: string }
  | { readonly cmd: 'user'; readonly userId: string; readonly msgId: string; readonly msgTxt: string }
  | { readonly cmd: 'dict' }
  | { readonly cmd: 'locked' }
  | { readonly cmd: 'logout'; readonly msgTxt: string }
  | {
      readonly cmd: 'progress';
      readonly taskId: string;
      readonly done: number;
      readonly total: number;
      readonly failed: number;
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
  goingAway: 1001,
} as const;
