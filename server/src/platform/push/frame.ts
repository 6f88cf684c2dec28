/**
 * Frames of the push channel; clients ignore an unknown `cmd`. Framework clients read `msgTxt` of every frame, so each
 * carries one.
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

/** Receivers: one or several users, given sessions, or every user of a tenant (of all tenants when null). */
export type Audience =
  | { readonly userId: string }
  | { readonly userIds: readonly string[] }
  | { readonly sessions: readonly string[] }
  | { readonly tenantId: number | null };

/** Close codes. A browser cannot see a rejected handshake, so rejections are close codes too. */
export const closeCodes = {
  noToken: 4401,
  otherUser: 4403,
  silent: 4408,
  frameTooLarge: 4413,
  tooManyFrames: 4429,
  /** The token could not be checked: the client retries. */
  tryLater: 4503,
  goingAway: 1001,
} as const;
