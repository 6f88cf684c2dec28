import { text } from './field-kinds.ts';

/** Prefix of the calls that accept a student's token. */
export const studentPrefix = '/api/stu/';
/** With this code and the header, staff act for a student, in any area. */
export const behalfCode = 'resume:delivery:behalf';
/** Header that names the student for whom staff act, by id. */
export const behalfHeader = 'x-behalf-employ';
/** Why staff act for a student; required by every call that writes. */
export const behalfRemark = text({ label: '说明', required: true, max: 200 });
/** The path of a step that students take. */
export const studentStepPath = (entity: string, step: string): string => `${studentPrefix}${entity}/${step}`;
