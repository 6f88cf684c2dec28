import type { Context } from '../../kit/context.ts';
import type { Post } from './post-check.ts';

type Closed = (post: Post, context: Context) => Promise<void>;
const hooks = new Set<Closed>();

/**
 * Registers a hook that runs in the transaction that closes a post; `post.closeReason` is the reason. Deliveries use it
 * to end undecided rows.
 */
export const onPostClosed = (hook: Closed): void => void hooks.add(hook);

export async function runPostClosedHooks(post: Post, context: Context): Promise<void> {
  for (const hook of hooks) await hook(post, context);
}
