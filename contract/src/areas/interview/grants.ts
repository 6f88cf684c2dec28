import { admin, desk, enterprise, everyOffice, grant, keep, look, staff } from '../roles.ts';

const interviewer = 'ent_interviewer';
export const interviewGrants = [
  grant('venue:venue', '*', admin),
  grant('venue:venue', keep, desk),
  grant('venue:venue', look, `${everyOffice} viewer`),
  // A company sees the rooms that are open to it.
  grant('venue:venue', 'list', enterprise),
  grant('venue:booking', 'add edit', desk),
  grant('interview:interview', look, `${everyOffice} ${enterprise} viewer`),
  grant('interview:interview', 'list', interviewer),
  grant('interview:interview', 'add edit cancel result', enterprise),
  grant('interview:interview', 'checkIn', `${enterprise} ${interviewer}`),
  grant('interview:interview', 'cancel', staff),
  grant('interview:evaluation', look, `${everyOffice} ${enterprise} viewer`),
  grant('interview:evaluation', 'list', interviewer),
  grant('interview:evaluation', 'add edit', `${enterprise} ${interviewer}`),
  grant('venue:booking', look, `${everyOffice} viewer`),
];
