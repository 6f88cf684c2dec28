import { sysMessage } from '@campus/contract/message';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { everyState } from '../../kit/list/status-tabs.tsx';
import { RecentCodesButton } from './recent-codes.tsx';

const tabs = { items: everyState(sysMessage.workflow) };

/** 系统消息: messages sent by the system, with channel and delivery state. */
export const SysMessageListPage = () => (
  <EntityPage entity={sysMessage} tabs={tabs} tools={() => <RecentCodesButton />} />
);
