import { ref, through } from '../../kit/index.ts';

const shown = {
  schoolName: through('employId', 'schoolName', { label: '学校', width: 128 }),
  majorCode: through('employId', 'majorCode', { label: '专业', width: 132 }),
  postName: through('postId', 'name', { label: '岗位', width: 140, priority: 'high' }),
} as const;

/** The student, post and company that a row is about, with the values that every list of them shows. */
export const deliveryParties = {
  employId: ref({ label: '学生', to: 'employUser', required: true }),
  realname: through('employId', 'realname', { label: '姓名', width: 104 }),
  schoolName: shown.schoolName,
  majorCode: shown.majorCode,
  eduLevel: through('employId', 'eduLevel', { label: '学历', width: 110 }),
  postId: ref({ label: '岗位', to: 'companyPost', required: true }),
  postName: shown.postName,
  companyId: ref({ label: '企业', to: 'company', required: true }),
  companyName: through('companyId', 'companyName', { label: '企业', width: 160, priority: 'high' }),
};

/** The same for a row that follows a delivery, from which the server copies them. */
export const parties = {
  employId: ref({ label: '学生', to: 'employUser', derived: true }),
  realname: through('employId', 'realname', { label: '姓名', width: 96 }),
  schoolName: shown.schoolName,
  departId: through('employId', 'departId', { label: '院系', width: 128 }),
  majorCode: shown.majorCode,
  postId: ref({ label: '岗位', to: 'companyPost', derived: true }),
  postName: shown.postName,
  companyId: ref({ label: '企业', to: 'company', derived: true }),
  companyName: through('companyId', 'companyName', { label: '企业', width: 160 }),
};
