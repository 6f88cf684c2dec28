import { defineArea } from '../../kit/index.ts';
import { studentDictionaries } from './dictionaries.ts';
import { employUser } from './employ-user.ts';
import { resume, resumeCert, resumeEducation, resumeExperience, resumeIntention, resumeSkill } from './resume.ts';
import { resumeDownload } from './resume-download.ts';
import { skill } from './skill.ts';

export * from './employ-user.ts';
export * from './resume.ts';
export * from './resume-download.ts';
export * from './skill.ts';

/** 学生与简历: students, their résumés, and how a résumé is delivered to a post and decided. */
export const resumeArea = defineArea({
  name: 'resume',
  entities: [
    employUser,
    resume,
    resumeEducation,
    resumeExperience,
    resumeSkill,
    resumeCert,
    resumeIntention,
    resumeDownload,
    skill,
  ],
  dictionaries: studentDictionaries,
});
