import type { Context } from '../../kit/context.ts';
import { servicesOf } from '../services.ts';

/**
 * Notes a sensitive act (grants, exports, revealed numbers, configuration, purges) in the transaction of the act: when
 * the note cannot be written, the act does not happen (`security.md` 2.9).
 */
export const audit = (context: Context, act: string, content: Readonly<Record<string, unknown>>): Promise<void> =>
  servicesOf(context.engine).audit.write(context, act, content);
