import { choice, date, dict, longText, text, workflow } from '../../kit/index.ts';
import { ownStudent } from '../audiences.ts';

const reason = longText({ label: '退回原因', max: 500, required: true, requiredMessage: '请填写退回原因!' });
const opinion = text({ label: '审核意见', max: 200 });
const returned = { to: 'returned', code: 'audit', danger: true, batch: true, done: '已退回' } as const;
const contractSigned = choice({ label: '劳动合同', options: { '1': '已签订', '0': '未签订' } });
const pass = { code: 'audit', batch: true, input: { opinion }, reason: 'opinion' } as const;

/** Two audits of a destination: the college first, then the school. */
export const employmentFlow = workflow({
  column: 'audit',
  label: '审核状态',
  dict: 'rc_dest_audit',
  initial: 'none',
  student: ownStudent,
  counted: true,
  states: {
    none: { code: 0, label: '未填报', tone: 'neutral', editable: true },
    college: { code: 1, label: '待院系审核', tone: 'waiting' },
    school: { code: 2, label: '待学校审核', tone: 'waiting' },
    passed: { code: 3, label: '已通过', tone: 'done' },
    returned: { code: 4, label: '已退回', tone: 'bad', editable: true },
  },
  steps: {
    submit: {
      label: '提交',
      from: ['none', 'returned'],
      to: 'college',
      by: 'staff',
      code: 'edit',
      batch: true,
      done: '已提交，等待院系审核',
    },
    collegePass: { ...pass, label: '院系通过', from: ['college'], to: 'school', by: 'college', done: '院系审核通过' },
    collegeReturn: { ...returned, label: '退回', from: ['college'], by: 'college', call: 'return', input: { reason } },
    schoolPass: { ...pass, label: '学校通过', from: ['school'], to: 'passed', by: 'school', done: '学校审核通过' },
    schoolReturn: { ...returned, label: '退回', from: ['school'], by: 'school', call: 'return', input: { reason } },
    reopen: {
      ...returned,
      label: '撤销通过',
      from: ['passed'],
      by: 'school',
      done: '已撤销，等待重新填报',
      input: {
        reason: longText({ label: '撤销原因', max: 500, required: true, requiredMessage: '请填写撤销原因!' }),
      },
    },
    /** An agreement in force makes the destination, whatever was filed; a contract is still to be verified. */
    sign: {
      label: '签约生效',
      from: ['none', 'college', 'school', 'passed', 'returned'],
      to: ['passed', 'school'],
      by: 'system',
      code: 'audit',
    },
    /** The agreement that made the destination has ended. */
    signEnd: {
      label: '解约',
      from: ['none', 'college', 'school', 'passed', 'returned'],
      to: 'none',
      by: 'system',
      code: 'audit',
    },
    /** What follows after graduation: the figures stay. An empty field stays as it was. */
    record: {
      label: '登记档案与合同',
      from: ['passed'],
      to: 'passed',
      by: 'staff',
      code: 'edit',
      batch: true,
      done: '已登记',
      input: {
        archiveSent: date({ label: '档案寄出日期' }),
        archiveWay: dict({ label: '档案转递方式', dict: 'rc_archive_way', numeric: true, help: '档案不得由个人携带' }),
        archiveNo: text({ label: '档案回执或单号', max: 40 }),
        transferNo: text({ label: '档案转递编号', max: 40 }),
        verifyNo: text({ label: '去向核验编号', max: 40 }),
        contractSigned,
      },
    },
    /** An agreement is no labour contract: the student says whether one was signed. */
    contract: {
      label: '登记劳动合同',
      from: ['passed'],
      to: 'passed',
      by: 'student',
      code: 'edit',
      done: '已登记',
      requires: [{ holds: ['destCategory', 'eq', '10'], otherwise: '仅签就业协议形式就业需要登记劳动合同' }],
      input: { contractSigned: { ...contractSigned, required: true, requiredMessage: '请选择是否已签订劳动合同!' } },
    },
    /** The student confirms the destination before leaving. */
    confirm: {
      label: '确认去向',
      from: ['passed'],
      to: 'passed',
      by: 'student',
      requires: [{ holds: ['studentConfirmTime', 'empty', null], otherwise: '您已确认毕业去向' }],
      done: '已确认毕业去向',
    },
  },
});
