import type { Row } from '@campus/contract/kit';
import type { companyPost } from '@campus/contract/post';
import type { Context } from '../../kit/context.ts';

type Skilled = Pick<Row<typeof companyPost>, 'id' | 'skillIds'>;
/** Skills added to or removed from a post; `leaving` is a post about to be deleted. */
interface SkillChange {
  readonly ids: readonly string[];
  readonly leaving: string | undefined;
}
type Changed = (change: SkillChange, context: Context) => Promise<void>;
const hooks = new Set<Changed>();
const idsOf = (post: Skilled | undefined): string[] => (post?.skillIds ?? '').split(',').filter(Boolean);

/** Registers a hook that runs in the same transaction when the skills of posts change. */
export const onPostSkills = (hook: Changed): void => void hooks.add(hook);

export async function runPostSkillHooks(
  before: Skilled | undefined,
  after: Skilled | undefined,
  context: Context,
): Promise<void> {
  if (before?.skillIds === after?.skillIds) return;
  const change = { ids: [...idsOf(before), ...idsOf(after)], leaving: after ? undefined : before?.id };
  for (const hook of hooks) await hook(change, context);
}
