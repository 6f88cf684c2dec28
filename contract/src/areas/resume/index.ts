import { defineArea } from '../../kit/index.ts';
import { delivery } from './delivery.ts';
import {
  batchAddRecommend,
  deliveryBoard,
  deliveryCounts,
  deliveryFit,
  deliveryInvite,
  deliveryMessage,
  deliveryNote,
  deliveryPosts,
  deliveryRead,
  deliveryStar,
  deliverySteps,
  deliveryTag,
  recommendCounts,
  recommendRead,
  resumeTransfer,
  studentConfirm,
  studentDecline,
  studentSubmit,
  studentWithdraw,
} from './delivery-calls.ts';
import { deliveryDictionaries } from './delivery-dictionaries.ts';
import { deliveryButtons, deliveryEvents } from './delivery-messages.ts';
import { deliveryStep } from './delivery-step.ts';
import { studentDictionaries } from './dictionaries.ts';
import { employUser } from './employ-user.ts';
import { moveStudents, remindStudents, studentCounts } from './employ-user-calls.ts';
import { recommend } from './recommend.ts';
import { resume } from './resume.ts';
import { formAuditBatch, printForm, resumeCounts, resumePreview } from './resume-calls.ts';
import { resumeCert, resumeEducation, resumeExperience, resumeIntention, resumeSkill } from './resume-children.ts';
import { resumeDownload } from './resume-download.ts';
import { resumeButtons, resumeEvents } from './resume-messages.ts';
import { skill, skillOptions } from './skill.ts';

export * from './delivery.ts';
export * from './delivery-calls.ts';
export * from './delivery-step.ts';
export * from './delivery-texts.ts';
export * from './employ-user.ts';
export * from './employ-user-calls.ts';
export * from './own-posts.ts';
export * from './recommend.ts';
export * from './resume.ts';
export * from './resume-access.ts';
export * from './resume-calls.ts';
export * from './resume-children.ts';
export * from './resume-content.ts';
export * from './resume-download.ts';
export * from './resume-flow.ts';
export * from './resume-texts.ts';
export * from './skill.ts';
export * from './skill-seed.ts';
export * from './student-rules.ts';

/** 学生与简历: students, résumés, deliveries and their decisions. */
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
    delivery,
    deliveryStep,
    recommend,
  ],
  endpoints: [
    studentCounts,
    remindStudents,
    moveStudents,
    resumePreview,
    resumeCounts,
    formAuditBatch,
    printForm,
    skillOptions,
    deliverySteps,
    deliveryPosts,
    deliveryBoard,
    deliveryCounts,
    deliveryFit,
    deliveryMessage,
    deliveryNote,
    deliveryStar,
    deliveryTag,
    deliveryRead,
    deliveryInvite,
    resumeTransfer,
    batchAddRecommend,
    recommendRead,
    recommendCounts,
    studentSubmit,
    studentWithdraw,
    studentConfirm,
    studentDecline,
  ],
  dictionaries: [...studentDictionaries, ...deliveryDictionaries],
  buttons: [...resumeButtons, ...deliveryButtons],
  events: [...resumeEvents, ...deliveryEvents],
});
