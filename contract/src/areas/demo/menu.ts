import { menuEntry, page } from '../../kit/index.ts';

export const demoMenu = [
  menuEntry('school', '/demo', 10, page('/demo/form', '表单页', 'FormOutlined', 'demo/FormDemo', 'demo:form')),
  menuEntry('school', '/demo', 20, page('/demo/list', '列表页', 'UnorderedListOutlined', 'demo/ListDemo', 'demo:list')),
  menuEntry(
    'school',
    '/demo',
    30,
    page('/demo/editTable', '可编辑表格', 'TableOutlined', 'demo/EditTableDemo', 'demo:editTable'),
  ),
  menuEntry(
    'school',
    '/demo',
    40,
    page('/demo/masterDetail', '主子表与树表', 'ClusterOutlined', 'demo/MasterDetailDemo', 'demo:masterDetail'),
  ),
  menuEntry(
    'school',
    '/demo',
    50,
    page('/demo/profile', '详情页', 'ProfileOutlined', 'demo/ProfileDemo', 'demo:profile'),
  ),
  menuEntry(
    'school',
    '/demo',
    60,
    page('/demo/components', '组件示例', 'AppstoreOutlined', 'demo/ComponentsDemo', 'demo:components'),
  ),
  menuEntry(
    'school',
    '/demo',
    70,
    page('/result/success', '成功页', 'CheckCircleOutlined', 'result/Success', 'demo:resultSuccess'),
  ),
  menuEntry(
    'school',
    '/demo',
    80,
    page('/result/fail', '失败页', 'CloseCircleOutlined', 'result/Error', 'demo:resultFail'),
  ),
  menuEntry('school', '/demo', 90, page('/exception/403', '403', 'StopOutlined', 'exception/403', 'demo:exception403')),
  menuEntry(
    'school',
    '/demo',
    100,
    page('/exception/404', '404', 'FileUnknownOutlined', 'exception/404', 'demo:exception404'),
  ),
  menuEntry('school', '/demo', 110, page('/exception/500', '500', 'BugOutlined', 'exception/500', 'demo:exception500')),
];
