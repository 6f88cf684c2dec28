/** Labels of the variables that events provide to templates, by name. */
export const eventVariables: Readonly<Record<string, string>> = {
  a: '原岗位',
  amount: '金额',
  b: '新岗位',
  booth: '展位号',
  category: '毕业去向',
  company: '企业名称',
  companyName: '企业名称',
  date: '到期日期',
  days: '天数',
  deadline: '确认期限',
  depart: '院系',
  error: '错误信息',
  fair: '招聘会名称',
  formNo: '推荐表编号',
  id: '记录编号',
  jobName: '任务名称',
  kind: '协议类型',
  n: '数量',
  name: '姓名',
  new: '新的时间',
  old: '原时间',
  party: '提出方',
  place: '地点',
  planStartTime: '计划开播时间',
  post: '岗位名称',
  reason: '原因',
  refId: '关联编号',
  result: '处理结果',
  school: '学校',
  stage: '应聘环节',
  start: '开始时间',
  state: '当前情况',
  time: '时间',
  title: '标题',
  type: '变更类型',
  unit: '就业单位',
  username: '用户名',
  what: '涉及内容',
};

const getLabel = (name: string): string => eventVariables[name] ?? name;
const namesIn = (variables: string): string[] => variables.split(',').filter(Boolean);

/** The labels of a comma-separated list of variables. */
export const variableLabels = (variables: string): string => namesIn(variables).map(getLabel).join('、');
/** The labels, each with the placeholder to write in a template. */
export const variablePlaceholders = (variables: string): string =>
  namesIn(variables)
    .map((name) => `${getLabel(name)} \${${name}}`)
    .join('、');
