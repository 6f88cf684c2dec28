import {
  type ResumeList,
  resume,
  resumeCert,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeLists,
  resumeSkill,
} from '@campus/contract/resume';

type Shown = Readonly<Record<string, unknown>>;
/** Compared fields of each list, without files, whose URLs change with every request. */
const written: Readonly<Record<ResumeList, readonly string[]>> = {
  intentions: resumeIntention.list,
  educations: resumeEducation.list,
  experiences: resumeExperience.list,
  certs: resumeCert.list.filter((name) => name !== 'file'),
  skills: resumeSkill.list,
};
const texts = ['headline', 'selfEvaluation'] as const;
export type ResumePartName = ResumeList | (typeof texts)[number];

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const rowsSaid = (shown: Shown, list: ResumeList): string => {
  const rows = Array.isArray(shown[list]) ? (shown[list] as Shown[]) : [];
  return JSON.stringify(rows.map((row) => written[list].map((name) => toText(row[name]))));
};

/** Parts of a résumé that differ between two versions, in display order. */
export function listChangedParts(then: Shown, now: Shown): ResumePartName[] {
  const lists = (Object.keys(written) as ResumeList[]).filter((list) => rowsSaid(then, list) !== rowsSaid(now, list));
  return [...lists, ...texts.filter((name) => toText(then[name]) !== toText(now[name]))];
}
export const partTitle = (part: ResumePartName): string =>
  part === 'headline' || part === 'selfEvaluation' ? resume.fields[part].label : resumeLists[part].title;
