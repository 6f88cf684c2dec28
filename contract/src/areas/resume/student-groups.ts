import { resumeTexts } from './resume-texts.ts';

const words = resumeTexts.student.groups;

/** Groups of student fields. */
export const studentGroups = [
  {
    title: words.identity,
    fields: ['realname', 'sex', 'studentNo', 'examNo', 'idCard', 'birthday', 'nation', 'political'],
  },
  { title: words.contact, fields: ['mobile', 'email', 'wechat'] },
  {
    title: words.study,
    fields: [
      'schoolName',
      'departId',
      'eduLevel',
      'majorCode',
      'majorDirection',
      'studyForm',
      'schoolYears',
      'enrollDate',
      'gradDate',
      'gpa',
      'rankText',
      'status',
    ],
  },
  { title: words.training, fields: ['trainMode', 'trainUnit', 'normalType', 'difficultyType'] },
  { title: words.origin, fields: ['originCode', 'domicile', 'urbanRural'] },
  {
    title: resumeTexts.student.factGroups.process,
    only: 'detail',
    fields: [
      'intentionStatus',
      'resumeScore',
      'gradYear',
      'deliveryCount',
      'interviewCount',
      'offerCount',
      'downloadCount',
      'aiCount',
    ],
  },
] as const;
