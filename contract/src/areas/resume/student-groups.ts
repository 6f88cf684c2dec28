import { resumeTexts } from './resume-texts.ts';

const texts = resumeTexts.student.groups;

/** Groups of student fields. */
export const studentGroups = [
  {
    title: texts.identity,
    fields: ['realname', 'sex', 'studentNo', 'examNo', 'idCard', 'birthday', 'nation', 'political'],
  },
  { title: texts.contact, fields: ['mobile', 'email', 'wechat'] },
  {
    title: texts.study,
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
  { title: texts.training, fields: ['trainMode', 'trainUnit', 'normalType', 'difficultyType', 'focusTags'] },
  { title: texts.origin, fields: ['originCode', 'domicile', 'urbanRural'] },
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
      'signCount',
      'downloadCount',
      'aiCount',
      'helpCount',
    ],
  },
] as const;
