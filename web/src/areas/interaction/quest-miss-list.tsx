import { questMiss } from '@campus/contract/interaction';
import { EntityPage } from '../../kit/list/entity-page.tsx';

/** 未命中问题: what the assistant could not answer, to be turned into entries or put aside. */
export const QuestMissListPage = () => <EntityPage entity={questMiss} />;
