import { questMiss } from '@campus/contract/interaction';
import { EntityPage } from '../../kit/list/entity-page.tsx';

/** 未命中问题: unanswered questions, to be turned into entries or ignored. */
export const QuestMissListPage = () => <EntityPage entity={questMiss} />;
