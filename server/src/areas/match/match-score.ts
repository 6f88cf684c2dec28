import { rateMatch } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { activeRule } from './active-rule.ts';
import { loadPosts, loadStudents } from './match-source.ts';

/** The score of a pair under the active rule, whatever its gates say; null without an active rule. */
export async function loadScore(postId: string, employId: string, context: Context): Promise<number | null> {
  const rule = await activeRule(context);
  if (!rule) return null;
  const [post] = await loadPosts([postId], context);
  const [student] = await loadStudents([employId], context);
  return post && student ? rateMatch(post.post, student.student, rule.weights).total : null;
}
