/** Source files of a new entity, as far as they can be known; formatted afterwards. */

const capital = (name) => name[0].toUpperCase() + name.slice(1);
const getCode = ({ area, name }) => `${area}:${name}`;
const getPath = ({ area, name }) => `/${area}/${name}`;
const getPage = ({ area, name }) => `${area}/${capital(name)}List`;

const flow = ({ area, name, table, title, hasOwner }) => `
/** Written by its owner, audited by the school. */
export const ${name}Flow = auditFlow({
  dict: '${table}_status',
  counted: true,
  initial: 'draft',${hasOwner ? "\n  owner: ['companyId', 'eq', me('companyId')]," : ''}
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
    waiting: { code: 1, label: '审核中', tone: 'waiting' },
    approved: { code: 2, label: '审核通过', tone: 'done' },
    rejected: { code: 3, label: '审核驳回', tone: 'bad', editable: true },
  },
  batch: true,
  task: { key: '${name}', title: '${title}审核', since: 'updateTime', names: ['name'], path: '${getPath({ area, name })}', isOfList: true },
  before: {
    submit: { label: '提交', from: ['draft', 'rejected'], to: 'waiting', by: 'owner', code: 'edit', batch: true },
    withdraw: { label: '撤回', from: ['waiting'], to: 'draft', by: 'owner', code: 'edit', confirm: '撤回后{row}回到草稿，是否继续？' },
  },
  approve: { confirm: '通过{row}，是否继续？' },
  reject: { input: { reason: longText({ label: '驳回原因', max: 500, required: true, requiredMessage: '请填写驳回原因!' }) } },
  steps: {},
});
`;

/** The definition of the entity. */
export function definitionFile(asked) {
  const { area, name, table, title, hasAudit, hasOwner } = asked;
  const helpers = [
    ...(hasAudit ? ['auditColumns', 'auditFlow', 'longText'] : []),
    'entity',
    ...(hasOwner ? ['me', 'onAdd', 'ref', 'through'] : []),
    'text',
  ];
  const company = hasOwner ? ["'companyName'"] : [];
  const state = hasAudit ? ["'status'"] : [];
  const list = (...names) => `[${names.flat().join(', ')}]`;
  return `import { ${helpers.join(', ')} } from '../../kit/index.ts';
${hasAudit ? flow(asked) : ''}
/** ${title}. */
export const ${name} = entity({
  area: '${area}',
  name: '${name}',
  table: '${table}',
  code: '${getCode(asked)}',
  path: '${getPath(asked)}',
  title: '${title}',
  page: '${getPage(asked)}',
  fields: {
    name: text({ label: '${title}名称', required: true, max: 100 }),${
      hasOwner
        ? `
    companyId: ref({ label: '所属企业', to: 'company', required: true }),
    companyName: through('companyId', 'companyName', { label: '所属企业', width: 204 }),`
        : ''
    }${hasAudit ? '\n    ...auditColumns(),' : ''}
  },
  list: ${list("'name'", state, company, "'createTime'")},${hasAudit ? "\n  hidden: ['auditReason', 'auditBy', 'auditTime']," : ''}
  search: ${list("'name'", state, company)},
  form: ${list(hasOwner ? ["onAdd('companyId', 'staff')"] : [], "'name'")},
  excel: ${list("'name'", state, company, "'createTime'")},
  importing: ${list("'name'", hasOwner ? ["'companyId'"] : [])},${hasAudit ? `\n  workflow: ${name}Flow,` : ''}
  visible: { staff: 'all'${hasOwner ? ", enterprise: ['companyId', 'eq', me('companyId')]" : ''} },${hasOwner ? "\n  indexes: [['companyId']]," : ''}
  versioned: true,
});
`;
}

/** The behaviour of an entity whose rows belong to a company. */
export const behaviourFile = ({ area, name }) => `import { ${name} } from '@campus/contract/${area}';
import { isEnterprise } from '@campus/contract/kit';
import { behaviour } from '../../kit/behaviour.ts';

/** Rows of a company belong to it, whatever it sends. */
export const ${name}Behaviour = behaviour(${name}, {
  beforeSave(draft, { session, before }) {
    if (!before && isEnterprise(session)) draft.companyId = session.companyId ?? '';
  },
  importRow(row, _cells, { session }) {
    if (isEnterprise(session)) delete row.companyId;
  },
});
`;

/** The entries of its page, one for each menu group, with the start of a file that has none yet. */
export function menuLines(asked) {
  const { area, title, menu } = asked;
  const page = `page('${getPath(asked)}', '${title}', 'FileTextOutlined', '${getPage(asked)}', '${getCode(asked)}:list')`;
  const quoted = (sides) => (sides.length === 1 ? `'${sides[0]}'` : `[${sides.map((side) => `'${side}'`).join(', ')}]`);
  return {
    imports: "import { menuEntry, page } from '../../kit/index.ts';",
    start: `export const ${area}Menu = [`,
    lines: menu
      .map(({ sides, under, order }) => `  menuEntry(${quoted(sides)}, '${under}', ${order}, ${page}),`)
      .join('\n'),
  };
}

/** Who may do what by default: the school's administrators everything, its auditors the audit, a company its own rows. */
export function grantLines(asked) {
  const { area, hasAudit, hasOwner } = asked;
  const rows = [`  grant('${getCode(asked)}', '*', 'school_admin'),`];
  if (hasAudit) rows.push(`  grant('${getCode(asked)}', 'list exportXls audit', 'school_auditor'),`);
  if (hasOwner)
    rows.push(
      `  grant('${getCode(asked)}', 'list exportXls add edit delete deleteBatch importExcel', 'ent_admin ent_hr'),`,
    );
  return {
    imports: "import { grant } from '../roles.ts';",
    start: `export const ${area}Grants = [`,
    lines: rows.join('\n'),
  };
}
