import { menuEntry, page } from '../../kit/index.ts';

export const postMenu = [
  menuEntry(
    ['school', 'enterprise'],
    '/post',
    10,
    page('/post/list', '岗位列表', 'SolutionOutlined', 'post/CompanyPostList', 'post:companyPost:list'),
  ),
  menuEntry(
    'school',
    '/post',
    20,
    page('/post/audit', '岗位审批', 'FileDoneOutlined', 'post/PostAudit', 'post:companyPost:audit'),
  ),
  menuEntry(
    'school',
    '/post',
    30,
    page('/post/type', '岗位类别', 'PartitionOutlined', 'post/PostTypeTree', 'post:postType:edit'),
  ),
  menuEntry(
    'school',
    '/post',
    40,
    page('/post/forbiddenWord', '招聘敏感词', 'FilterOutlined', 'post/ForbiddenWordList', 'post:forbiddenWord:edit'),
  ),
  menuEntry(
    'school',
    '/post',
    50,
    page('/post/detail/:id', '岗位详情', 'FileTextOutlined', 'post/CompanyPostDetail', 'post:companyPost:list', {
      hidden: true,
      parent: '/post/list',
    }),
  ),
  menuEntry(
    'enterprise',
    '/post',
    20,
    page('/post/detail/:id', '岗位详情', 'FileTextOutlined', 'post/CompanyPostDetail', 'post:companyPost:list', {
      hidden: true,
      parent: '/post/list',
    }),
  ),
  menuEntry(
    'school',
    '/moderation',
    30,
    page(
      '/moderation/sensitiveWord',
      '敏感词',
      'FilterOutlined',
      'moderation/SensitiveWordList',
      'moderation:sensitiveWord:list',
    ),
  ),
];
