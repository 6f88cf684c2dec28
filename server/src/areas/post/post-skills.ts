import type { Row } from '@campus/contract/kit';
import type { companyPost } from '@campus/contract/post';
import type { Context } from '../../kit/context.ts';
import { domainEvent } from '../../kit/domain-event.ts';

type Skilled = Pick<Row<typeof companyPost>, 'id' | 'skillIds'>;
/** Skills added to or removed from a post; `leaving` is a post about to be deleted. */
interface SkillChange {
  readonly ids: readonly string[];
  readonly leaving: string | undefined;
}
/** The skills of a post changed. */
export const postSkillsChanged = domainEvent<SkillChange>('post skills changed');
const idsOf = (post: Skilled | undefined): string[] => (post?.skillIds ?? '').split(',').filter(Boolean);

export async function emitSkillChange(
  before: Skilled | undefined,
  after: Skilled | undefined,
  context: Context,
): Promise<void> {
  if (before?.skillIds === after?.skillIds) return;
  const change = { ids: [...idsOf(before), ...idsOf(after)], leaving: after ? undefined : before?.id };
  await context.engine.emit(postSkillsChanged, change, context);
}
