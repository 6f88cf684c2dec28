import { menuEntry, page } from '../../kit/index.ts';
import { calendarEntry } from '../calendar/menu.ts';

export const resumeMenu = [
  calendarEntry('school', 'report', 40, 'FlagOutlined'),
  calendarEntry('enterprise', 'report', 40, 'FlagOutlined'),
  menuEntry(
    'school',
    '/student',
    10,
    page('/student/profile', '学生档案', 'TeamOutlined', 'student/EmployUserList', 'employ:employUser:list'),
  ),
  menuEntry(
    'school',
    '/student',
    20,
    page('/student/resume', '简历库', 'ProfileOutlined', 'student/ResumeList', 'resume:resume:list'),
  ),
  menuEntry(
    'school',
    '/student',
    30,
    page('/student/duplicate', '疑似重复', 'UsergroupAddOutlined', 'student/DuplicateList', 'employ:employUser:merge'),
  ),
  menuEntry(
    'school',
    '/match',
    20,
    page('/match/skill', '技能库', 'TagsOutlined', 'match/SkillList', 'match:skill:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/post',
    15,
    page('/post/progress', '岗位进度', 'NodeIndexOutlined', 'post/PostProgress', 'post:companyPost:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    10,
    page('/resume/byPost', '按岗位查看', 'ContainerOutlined', 'resume/ByPost', 'resume:delivery:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    20,
    page('/resume/delivery', '投递管理', 'InboxOutlined', 'resume/DeliveryList', 'resume:delivery:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    23,
    page('/resume/step/resume', '简历筛选', 'FileSearchOutlined', 'resume/StepList', 'resume:delivery:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    24,
    page('/resume/step/interview', '面试环节', 'VideoCameraOutlined', 'resume/StepList', 'resume:delivery:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    25,
    page('/resume/step/hire', '录用环节', 'UserAddOutlined', 'resume/OfferList', 'resume:offer:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    26,
    page('/resume/step/dispatch', '推送派遣', 'SendOutlined', 'resume/DispatchList', 'resume:dispatch:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    27,
    page('/resume/step/sign', '签约环节', 'AuditOutlined', 'resume/AgreementList', 'resume:agreement:list'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    28,
    page('/resume/step/evaluation', '评价结果', 'StarOutlined', 'resume/EvaluationList', 'resume:evaluation:list'),
  ),
  menuEntry(
    'school',
    '/resume',
    30,
    page('/resume/recommend', '简历推荐', 'LikeOutlined', 'resume/RecommendList', 'recommend:resumeRecommend:add'),
  ),
  menuEntry(
    'enterprise',
    '/resume',
    30,
    page('/resume/recommend', '简历推荐', 'LikeOutlined', 'resume/RecommendList', 'recommend:resumeRecommend:handle'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/resume',
    40,
    page('/resume/download', '下载记录', 'DownloadOutlined', 'resume/DownloadList', 'resume:resumeDownload:list'),
  ),
  menuEntry(
    'school',
    '/employ',
    40,
    page('/employ/help', '帮扶记录', 'HeartOutlined', 'employ/HelpRecordList', 'employ:helpRecord:list'),
  ),
];
