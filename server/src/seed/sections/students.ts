import { interview, interviewEvaluation, interviewLog, interviewUser, venueBooking } from '@campus/contract/interview';
import {
  agreement,
  delivery,
  deliveryStep,
  dispatch,
  employUser,
  evaluation,
  helpRecord,
  offer,
  recommend,
  resume,
  resumeCert,
  resumeDownload,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeSkill,
} from '@campus/contract/resume';
import { employment, employmentLog } from '@campus/contract/statistics';
import { bizAuditLog, setting, sysDataLog } from '@campus/contract/system';
import { seedAgreements } from '../agreements.ts';
import type { SeedRow } from '../bulk.ts';
import { seedDeliveries } from '../deliveries.ts';
import { seedDispatches } from '../dispatches.ts';
import { seedEmployments } from '../employments.ts';
import { seedHelpRecords } from '../help-records.ts';
import { seedHires } from '../hires.ts';
import { deliveryHistory } from '../history.ts';
import { seedInternships } from '../internships.ts';
import type { VenueRows } from '../interview-rooms.ts';
import { seedInterviews } from '../interviews.ts';
import { seedOffers } from '../offers.ts';
import type { PostLists } from '../post-lists.ts';
import type { PostSeed } from '../posts.ts';
import { provinceSettings } from '../provinces.ts';
import { seedResumes } from '../resumes.ts';
import type { CompanySeed } from '../seed-company.ts';
import type { SeedContext } from '../seed-context.ts';
import { seedStudentChanges } from '../student-changes.ts';
import { type SeedStudent, seedStudents, studentRows } from '../students.ts';
import type { SectionWriter } from './writer.ts';

interface Sources {
  readonly lists: PostLists;
  readonly admitted: CompanySeed;
  readonly posts: PostSeed;
  readonly venues: VenueRows;
}

/** Students with their deliveries, for what comes after them. */
export interface WrittenStudents {
  readonly students: readonly SeedStudent[];
  readonly deliveries: readonly SeedRow[];
}
/** Students with their résumés, deliveries up to the agreement, and destinations. */
export async function writeStudents(writer: SectionWriter, sources: Sources): Promise<WrittenStudents> {
  const { context, write } = writer;
  const students = seedStudents(context);
  const pipeline = seedPipeline(context, students, sources);
  const versions = seedStudentChanges(context, students);
  await write('学生', [
    [employUser, studentRows(students)],
    [sysDataLog, versions],
  ]);
  await write('帮扶记录', [[helpRecord, seedHelpRecords(context, students)]]);
  await writePipeline(writer, pipeline);
  const companies = sources.admitted.rows.company;
  const destinations = seedEmployments(context, students, companies, pipeline.hired.hires);
  await write('毕业去向', [
    [employment, destinations.employment],
    [setting, provinceSettings(context, companies)],
    [employmentLog, destinations.log],
    [bizAuditLog, destinations.history],
  ]);
  return { students, deliveries: pipeline.deliveries.delivery };
}

type Pipeline = ReturnType<typeof seedPipeline>;

/** Those who were hired come first: their other deliveries end with the agreement. */
export function seedPipeline(
  context: SeedContext,
  students: readonly SeedStudent[],
  { lists, admitted, posts, venues }: Sources,
) {
  const cvs = seedResumes(context, students, lists.leaves);
  const companies = admitted.rows.company;
  const deliveries = seedDeliveries(context, cvs.resumes, posts.posts);
  const hired = seedHires(context, deliveries, { cvs, posts: posts.posts, companies, venues });
  const interviews = seedInterviews(context, deliveries, posts.posts, hired);
  const offers = seedOffers(context, deliveries, cvs.resumes, posts.posts, hired.offer);
  const dispatches = seedDispatches(context, deliveries, offers, cvs, posts.posts, hired.dispatch);
  seedInternships(context, deliveries, { cvs, posts: posts.posts }, hired);
  const made = { offers, dispatches, companies };
  const signing = seedAgreements(context, deliveries, made, cvs.resumes, posts.posts, hired);
  return { cvs, deliveries, hired, interviews, offers, dispatches, signing };
}

async function writePipeline({ write }: SectionWriter, pipeline: Pipeline): Promise<void> {
  const { cvs, deliveries, hired, interviews, offers, dispatches, signing } = pipeline;
  await write('简历', [
    [resume, cvs.rows.resume],
    [resumeEducation, cvs.rows.education],
    [resumeExperience, cvs.rows.experience],
    [resumeSkill, cvs.rows.skill],
    [resumeCert, cvs.rows.cert],
    [resumeIntention, cvs.rows.intention],
  ]);
  await write('投递', [
    [delivery, deliveries.delivery],
    [deliveryStep, deliveries.step],
    [bizAuditLog, deliveryHistory(deliveries.step)],
    [recommend, deliveries.recommend],
    [resumeDownload, deliveries.download],
  ]);
  await write('面试', [
    [interview, interviews.interview],
    [interviewUser, interviews.user],
    [interviewLog, interviews.log],
    [interviewEvaluation, interviews.evaluation],
    [venueBooking, interviews.rooms.booking],
  ]);
  await write('录用', [
    [offer, offers],
    [dispatch, dispatches],
    [agreement, signing.agreement],
    [evaluation, hired.evaluation],
    [bizAuditLog, signing.history],
  ]);
}
