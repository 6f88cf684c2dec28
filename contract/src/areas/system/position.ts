import { dict, endpoint, entity, onAdd, text, type } from '../../kit/index.ts';

/** A job title of users (职务). The list is a custom call: pickers read it without the code. */
export const position = entity({
  area: 'system',
  name: 'position',
  table: 'sys_position',
  code: 'system:position',
  path: '/sys/position',
  title: '职务',
  page: 'system/SysPositionList',
  fields: {
    code: text({
      label: '职务编码',
      required: true,
      requiredMessage: '请输入职务编码',
      unique: { message: '职务编码已存在' },
      max: 50,
      checkRule: 'position_code',
    }),
    name: text({ label: '职务名称', required: true, requiredMessage: '请输入职务名称', max: 50 }),
    postRank: dict({ label: '职级', dict: 'position_rank', required: true, requiredMessage: '请选择职级' }),
    companyId: text({ label: '所属公司', max: 32, derived: true }),
  },
  display: 'name',
  list: ['code', 'name', 'postRank'],
  numbered: true,
  search: ['code', 'name', 'postRank'],
  form: [onAdd('code'), 'name', 'postRank'],
  excel: ['code', 'name', 'postRank'],
  asked: ['code'],
  visible: { staff: 'all' },
  open: ['code', 'name', 'postRank'],
  calls: ['queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
});

/** A position in look-up calls. */
export interface PositionBrief {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly postRank: string;
}
export const positionByCode = endpoint({
  method: 'GET',
  path: '/sys/position/queryByCode',
  title: '按编码查询职务',
  needs: 'signed-in',
  input: { code: text({ label: '职务编码', max: 50 }) },
  output: type<PositionBrief>(),
});
export const positionsByIds = endpoint({
  method: 'GET',
  path: '/sys/position/queryByIds',
  title: '按ID查询职务',
  needs: 'signed-in',
  input: { ids: text({ label: '职务', max: 20_000 }) },
  output: type<PositionBrief[]>(),
});
