import { dateTime, dict, entity, text } from '../../kit/index.ts';

/** A school or zone on this installation (租户); its id is a small number that its administrator chose. */
export const sysTenant = entity({
  area: 'system',
  name: 'sysTenant',
  table: 'sys_tenant',
  code: 'system:tenant',
  path: '/sys/tenant',
  title: '租户',
  page: 'system/TenantList',
  fields: {
    name: text({ label: '租户名称', required: true, max: 100, unique: true }),
    beginDate: dateTime({ label: '开始时间' }),
    endDate: dateTime({ label: '结束时间' }),
    status: dict({ label: '状态', dict: 'tenant_status', numeric: true, default: 1 }),
  },
  list: ['name', 'beginDate', 'endDate', 'status'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
  tenant: false,
});
