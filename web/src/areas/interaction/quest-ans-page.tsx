import { isStaff } from '@campus/contract/kit';
import { useCaller } from '../../kit/caller.ts';
import { deferred } from '../../widgets/deferred.tsx';

const Editors = deferred('quest-ans', async () => (await import('./quest-ans-list.tsx')).QuestAnsListPage);
const Help = deferred('quest-help', async () => (await import('./quest-help.tsx')).QuestHelpPage);

/** One page, two readers: the school keeps the base (问答管理), companies read what is meant for them (帮助问答). */
export const QuestAnsPage = () => (isStaff(useCaller()) ? <Editors /> : <Help />);
