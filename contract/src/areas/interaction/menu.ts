import { menuEntry, page } from '../../kit/index.ts';

export const interactionMenu = [
  menuEntry(
    'school',
    '/interaction',
    10,
    page('/interaction/feedback', '意见反馈', 'BulbOutlined', 'interaction/FeedbackList', 'interaction:feedback:list'),
  ),
  menuEntry(
    'school',
    '/interaction',
    20,
    page('/interaction/questAns', '问答管理', 'RobotOutlined', 'interaction/QuestAnsList', 'questAns:list'),
  ),
  menuEntry(
    'school',
    '/interaction',
    30,
    page('/interaction/questMiss', '未命中问题', 'QuestionOutlined', 'interaction/QuestMissList', 'questAns:miss:list'),
  ),
  menuEntry(
    'enterprise',
    '/interaction',
    10,
    page('/interaction/questAns', '帮助问答', 'RobotOutlined', 'interaction/QuestAnsList', 'questAns:list'),
  ),
  menuEntry(
    'enterprise',
    '/interaction',
    20,
    page('/interaction/feedback', '意见反馈', 'BulbOutlined', 'interaction/FeedbackList', 'interaction:feedback:list'),
  ),
];
