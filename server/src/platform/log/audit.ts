import type { Context } from '../../kit/context.ts';
import type { Actor } from './audit-log.ts';

/**
 * Audits a sensitive action (signing in and out, grants, exports, revealed numbers, configuration, purges) at the end of its
 * transaction: when the entry fails, the action fails. `actor`: the user it is attributed to, if not the session's.
 */
export const audit = (context: Context, act: string, content: Readonly<Record<string, unknown>>, actor?: Actor): void =>
  context.services.audit.write(context, act, content, actor);
