import type { Context } from '../../kit/context.ts';
import { servicesOf } from '../services.ts';
import type { Actor } from './audit-log.ts';

/**
 * Notes a sensitive act (signing in and out, grants, exports, revealed numbers, configuration, purges) in the transaction
 * of the act: when the note cannot be written, the act does not happen (`security.md` 2.9). `actor`: whose act it is
 * where that is not the session's.
 */
export const audit = (
  context: Context,
  act: string,
  content: Readonly<Record<string, unknown>>,
  actor?: Actor,
): Promise<void> => servicesOf(context.engine).audit.write(context, act, content, actor);
