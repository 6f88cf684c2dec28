import { domainEvent } from '../../kit/domain-event.ts';
import type { Post } from './post-check.ts';

/** A post was closed; `post.closeReason` is the reason. Deliveries end their undecided rows. */
export const postClosed = domainEvent<Post>('post closed');
