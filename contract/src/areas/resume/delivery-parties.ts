import { ref, through } from '../../kit/index.ts';

/** The student, post and company that a row is about, with the values that every list of them shows. */
export const deliveryParties = {
  employId: ref({ label: '学生', to: 'employUser', required: true }),
  realname: through('employId', 'realname', { label: '姓名', width: 104 }),
  schoolName: through('employId', 'schoolName', { label: '学校', width: 128 }),
  majorCode: through('employId', 'majorCode', { label: '专业', width: 132 }),
  eduLevel: through('employId', 'eduLevel', { label: '学历', width: 110 }),
  postId: ref({ label: '岗位', to: 'companyPost', required: true }),
  postName: through('postId', 'name', { label: '岗位', width: 140, priority: 'high' }),
  companyId: ref({ label: '企业', to: 'company', required: true }),
  companyName: through('companyId', 'companyName', { label: '企业', width: 160, priority: 'high' }),
};
