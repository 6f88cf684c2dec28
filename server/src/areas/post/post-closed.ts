import { domainEvent } from '../../kit/domain-event.ts';
import type { Post } from './post-check.ts';

/** A post was closed; `post.closeReason` is the reason. Deliveries end their undecided rows. */
export const postClosed = domainEvent<Post>('post closed');

/** A post was published, or an open one was changed, paused or closed. */
export const postChanged = domainEvent<{ readonly id: string }>('post changed');
