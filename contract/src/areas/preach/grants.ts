import { admin, auditor, college, desk, enterprise, grant, look, staff } from '../roles.ts';

const readers = `${admin} ${auditor} ${staff} ${college} ${enterprise} viewer`;
const parts = ['preachCompany', 'preachPost', 'preachAttendee', 'preachChat'];
export const preachGrants = [
  grant('preach:preach', look, readers),
  grant('preach:preach', 'request', enterprise),
  grant('preach:preach', 'save sort time delete', desk),
  grant('preach:preach', 'cancel', `${desk} ${enterprise}`),
  grant('preach:preach', 'audit', `${admin} ${auditor}`),
  grant('preach:preach', 'override', admin),
  ...parts.map((part) => grant(`preach:${part}`, look, readers)),
  grant('preach:preachCompany', 'edit delete check', desk),
  grant('preach:preachPost', 'edit delete', `${desk} ${enterprise}`),
  grant('preach:preachAttendee', 'answers', `${admin} ${auditor} ${staff} ${college}`),
  grant('preach:preachAttendee', 'viewSensitive', desk),
  grant('preach:preachAttendee', 'edit check importExcel', desk),
  grant('preach:preachLive', 'list', readers),
  grant('preach:preachLive', 'control', `${desk} ${enterprise}`),
  grant('preach:preachLive', 'pull', desk),
  grant('preach:preachChat', 'moderate', `${desk} ${enterprise}`),
];
