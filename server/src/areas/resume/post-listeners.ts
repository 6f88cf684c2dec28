import { listen } from '../../kit/listener.ts';
import { postClosed } from '../post/post-closed.ts';
import { endWithPost } from './post-ended.ts';

/** Closing a post ends its pending deliveries; the reason tells whether the company was disabled. */
export const endDeliveries = listen(postClosed, endWithPost);
