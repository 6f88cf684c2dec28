import { feedback, feedbackFlow } from '@campus/contract/interaction';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { everyState } from '../../kit/list/status-tabs.tsx';

/** 意见反馈: feedback of users and its handling. Users outside of the school see their own. */
export const FeedbackListPage = () => <EntityPage entity={feedback} tabs={{ items: everyState(feedbackFlow) }} />;
