import type { Context } from '../../kit/context.ts';
import type { Post } from './post-check.ts';

type Closed = (post: Post, context: Context) => Promise<void>;
const hooks = new Set<Closed>();

/**
 * Registers what follows when a post ends, in the same transaction; `post.closeReason` says why. The area that holds the
 * deliveries ends those that nobody has decided.
 */
export const onPostClosed = (hook: Closed): void => void hooks.add(hook);

export async function postClosed(post: Post, context: Context): Promise<void> {
  for (const hook of hooks) await hook(post, context);
}
