import { feedback, feedbackFlow } from '@campus/contract/interaction';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { everyState } from '../../kit/list/status-tabs.tsx';

/** 意见反馈: what users have to say, and what came of it. Whoever is not of the school sees his own. */
export const FeedbackListPage = () => <EntityPage entity={feedback} tabs={{ items: everyState(feedbackFlow) }} />;
