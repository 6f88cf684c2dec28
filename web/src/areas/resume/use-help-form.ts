import { helpKinds } from '@campus/contract/resume';
import { chinaDay } from '@campus/contract/rules';
import { useCaller } from '../../kit/call/caller.ts';
import type { FormValues } from '../../kit/form/use-fields-form.ts';

const isOfOtherKind = (name: string, { kind }: FormValues): boolean =>
  name === 'postCount' && Number(kind) !== helpKinds.posts;

/** The form of a help record: today's, by the caller; it asks for the number of posts where posts were offered. */
export const useHelpForm = () => {
  const { realname } = useCaller();
  return { isHidden: isOfOtherKind, initial: { helper: realname, helpDate: chinaDay(new Date()) } };
};
