/** What the rows of the test's own database are: ids that good requests name. */
export interface IndexFixture {
  readonly admin: { readonly id: string };
  /** A user of the department, and one who leads nothing. */
  readonly viewerId: string;
  readonly schoolId: string;
  readonly departId: string;
  readonly roleId: string;
  readonly dictId: string;
  /** A page with a data rule, its parent, and a page without one. */
  readonly pageId: string;
  readonly parentId: string;
  readonly ruleId: string;
  readonly otherPageId: string;
  readonly departRoleId: string;
  readonly categoryId: string;
  readonly positionId: string;
  readonly jobId: string;
  readonly announcementId: string;
  readonly sendId: string;
}
type Body = Readonly<Record<string, unknown>>;
/** One entity of the catalogue that is made, read, changed, exported, deleted and brought back from its own sheet. */
export interface CallSequence {
  readonly base: string;
  /** A row that is accepted; `n` keeps the rows of one run apart. */
  readonly row: (facts: IndexFixture, n: number) => Body;
  readonly change: (n: number) => Body;
  /** Texts of success that are the call's own. */
  readonly done?: Readonly<Partial<Record<'add' | 'edit' | 'delete' | 'deleteBatch', string>>>;
  /** Where its list stands, when that is no `list`. */
  readonly list?: string;
  /** The row cannot come back from its sheet as it went: what the sheet says instead. */
  readonly sheet?: (facts: IndexFixture, n: number) => Readonly<Record<string, string>>;
}

const times = { startTime: '2025-10-16 08:00:00', endTime: '2025-10-20 18:00:00' };
const changed = { edit: '修改成功!', delete: '删除成功!' };
export const callSequences: readonly CallSequence[] = [
  {
    base: '/sys/dict',
    row: (_facts, n) => ({ dictName: `油漆${n}`, dictCode: `paint_${n}` }),
    change: () => ({ description: '颜色' }),
    done: { add: '保存成功！', edit: '编辑成功!', delete: '删除成功!' },
  },
  {
    base: '/sys/dictItem',
    row: ({ dictId }, n) => ({ dictId, itemText: `项${n}`, itemValue: `value${n}` }),
    change: () => ({ description: '说明' }),
    done: { add: '保存成功！', edit: '编辑成功!', delete: '删除成功!' },
  },
  {
    base: '/sys/tableWhiteList',
    row: () => ({ tableName: 'rc_post_type', fieldName: 'name,id', status: '1' }),
    change: () => ({ status: '0' }),
  },
  {
    base: '/sys/user',
    row: (_facts, n) => ({
      username: `walker${n}`,
      realname: `走查${n}`,
      password: 'Ginkgo@2026xy',
      confirmpassword: 'Ginkgo@2026xy',
      workNo: `W${n}`,
      phone: `1391234${String(n).padStart(4, '0')}`,
    }),
    change: () => ({ nickname: '昵称' }),
    done: { edit: '修改成功!', delete: '删除用户成功', deleteBatch: '批量删除用户成功' },
    sheet: (_facts, n) => ({
      用户账号: `sheet${n}`,
      用户姓名: `表格${n}`,
      工号: `S${n}`,
      手机号码: `1391235${String(n).padStart(4, '0')}`,
    }),
  },
  {
    base: '/sys/sysUserAgent',
    row: () => ({ userName: 'viewer', agentUserName: 'auditor', ...times, status: '1' }),
    change: () => ({ status: '0' }),
    done: { add: '代理人设置成功！', edit: '代理人设置成功！' },
    sheet: () => ({
      用户: 'viewer',
      代理人: 'auditor',
      代理开始时间: times.startTime,
      代理结束时间: times.endTime,
    }),
  },
  {
    base: '/sys/role',
    row: (_facts, n) => ({ roleCode: `walker_${n}`, roleName: `走查角色${n}` }),
    change: () => ({ description: '说明' }),
    done: changed,
  },
  {
    base: '/sys/permission',
    row: ({ parentId }, n) => ({
      menuType: 1,
      name: `走查${n}`,
      parentId,
      url: `/isystem/walk${n}`,
      component: 'system/SysPositionList',
    }),
    change: () => ({ sortNo: 9 }),
    done: { edit: '修改成功！', delete: '删除成功!' },
  },
  {
    base: '/sys/sysDepart',
    row: ({ departId }, n) => ({ departName: `走查科${n}`, parentId: departId, orgCategory: '2' }),
    change: () => ({ memo: '备注' }),
    done: { edit: '修改成功!', delete: '删除成功!', deleteBatch: '删除成功!' },
    sheet: (_facts, n) => ({ 机构名称: `表格科${n}`, 机构编码: `A01A01A01B${n}`, 机构类型: '部门' }),
  },
  {
    base: '/sys/sysDepartRole',
    row: ({ departId }, n) => ({ departId, roleCode: `desk_${n}`, roleName: `窗口${n}` }),
    change: () => ({ description: '说明' }),
  },
  {
    base: '/sys/sysDepartPermission',
    row: ({ departId, otherPageId }) => ({ departId, permissionId: otherPageId }),
    change: () => ({ dataRuleIds: '' }),
  },
  {
    base: '/sys/category',
    list: 'rootList',
    row: (_facts, n) => ({ pid: '0', name: `类别${n}` }),
    change: (n) => ({ name: `分类${n}` }),
    done: changed,
  },
  {
    base: '/sys/position',
    row: (_facts, n) => ({ code: `guide${n}`, name: `讲解员${n}`, postRank: '1' }),
    change: (n) => ({ name: `导览员${n}` }),
  },
  {
    base: '/sys/tenant',
    row: (_facts, n) => ({ id: 90 + n, name: `走查租户${n}`, status: 1 }),
    change: (n) => ({ id: 90 + n, status: 0 }),
    done: { edit: '修改成功!', deleteBatch: '删除成功！' },
  },
  {
    base: '/sys/checkRule',
    row: (_facts, n) => ({
      ruleName: `规则${n}`,
      ruleCode: `check${n}`,
      ruleJson: '[{"digits":"1","pattern":"^a$","message":"首位须为a"}]',
    }),
    change: () => ({ ruleDescription: '说明' }),
    done: { edit: '编辑成功!', delete: '删除成功!' },
  },
  {
    base: '/sys/fillRule',
    row: (_facts, n) => ({ ruleName: `编号${n}`, ruleCode: `fill${n}`, ruleClass: 'uuid' }),
    change: (n) => ({ ruleName: `流水${n}` }),
  },
  {
    base: '/sys/quartzJob',
    row: () => ({ jobClassName: 'AuditVerify', cronExpression: '0 20 4 * * ? *', status: -1 }),
    change: () => ({ description: '说明' }),
    done: {
      add: '创建定时任务成功',
      edit: '更新定时任务成功!',
      delete: '删除成功!',
      deleteBatch: '删除定时任务成功!',
    },
  },
  {
    base: '/sys/dataSource',
    row: (_facts, n) => ({
      code: `second${n}`,
      name: `教务库${n}`,
      dbType: '6',
      dbDriver: 'org.postgresql.Driver',
      dbUrl: 'jdbc:postgresql://10.20.0.8:5432/jw',
      dbName: 'jw',
      dbUsername: 'reader',
    }),
    change: () => ({ remark: '说明' }),
  },
  {
    base: '/sys/annountCement',
    row: (_facts, n) => ({
      titile: `通告${n}`,
      msgCategory: '1',
      msgType: 'ALL',
      priority: 'L',
      endTime: '2025-12-31 18:00:00',
      msgAbstract: '摘要',
      msgContent: '<p>内容</p>',
    }),
    change: () => ({ msgAbstract: '新的摘要' }),
  },
  {
    base: '/sys/sysAnnouncementSend',
    row: ({ announcementId, viewerId }) => ({ anntId: announcementId, userId: viewerId }),
    change: () => ({ readFlag: '1', readTime: '2025-10-15 10:00:00' }),
  },
  {
    base: '/sys/message/sysMessageTemplate',
    row: (_facts, n) => ({
      templateCode: `WALK_${n}`,
      templateName: `模板${n}`,
      templateType: '4',
      templateContent: '<p>您好</p>',
    }),
    change: () => ({ templateName: '新模板' }),
  },
];
