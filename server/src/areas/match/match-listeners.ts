import { listen } from '../../kit/listener.ts';
import { postChanged } from '../post/post-closed.ts';
import { studentSaved } from '../resume/student-saved.ts';
import { queueMatch } from './match-queue.ts';

/** A post that recruits, or no longer does, is matched again. */
export const matchChangedPost = listen(postChanged, async ({ id }, context) => queueMatch('post', id, context));
/** A student's level, major or year counts; a new one has no résumé yet. */
export const matchChangedStudent = listen(studentSaved, async ({ student, isNew }, context) => {
  if (!isNew) queueMatch('student', student.id, context);
});
