import { type BatchReport, endpoint, longText, number, ref, refs, text, type } from '../../kit/index.ts';
import type { ResumeAccess } from './resume-access.ts';
import { formFlow } from './resume-flow.ts';

type Shown = Record<string, unknown>;
const id = ref({ label: '简历', to: 'resume', required: true });
const deliveryId = text({ label: '投递', max: 32 });

/** A résumé for its reader: contact data and content limited by access. */
export interface ResumePreview {
  readonly id: string;
  readonly access: ResumeAccess;
  /** Whether the student uploaded a file, available through the download (`part=file`). */
  readonly hasFile: boolean;
  /** Student fields, each with its `_dictText`. */
  readonly student: Shown;
  /** The résumé with its five lists. */
  readonly resume: Shown;
}
/** Counts the view; on the enterprise side it marks the delivery as seen. */
export const resumePreview = endpoint({
  method: 'GET',
  path: '/resume/resume/preview',
  title: '预览简历',
  needs: ['resume:resume:list', 'resume:resume:download'],
  input: { id, deliveryId },
  output: type<ResumePreview>(),
  silent: true,
});

/**
 * `?id=&deliveryId=&part=`: the résumé as a PDF with company, user and time on every page, or with `part=file`
 * the student's uploaded file. Code `resume:resume:download`.
 */
export const resumeDownloadPath = '/resume/resume/download';
/** Daily limit of downloads per company. */
export const downloadsPerDay = 100;
/** Maximum number of résumés in one archive. */
export const mostArchived = 100;
/**
 * The résumés of deliveries as a zip of PDFs, each written down like a single download; `taskId` names the progress
 * frames. Also needs the code of the delivery's export.
 */
export const exportResumes = endpoint({
  method: 'POST',
  path: '/resume/delivery/exportResumes',
  title: '批量下载简历',
  needs: 'resume:resume:download',
  input: {
    ids: refs({ label: '投递', to: 'delivery', required: true, max: 8000, most: mostArchived }),
    taskId: text({ label: '任务', max: 64 }),
  },
  output: type<null>(),
});

const { approve } = formFlow.steps;
export const formAuditBatch = endpoint({
  method: 'POST',
  path: '/resume/resume/formAuditBatch',
  title: '批量审核推荐表',
  needs: 'resume:resume:audit',
  input: {
    ids: refs({ label: '简历', to: 'resume', required: true, max: 8000, most: 200 }),
    /** 1 approves, 2 rejects. */
    result: number({ label: '审核结果', required: true, min: 1, max: 2 }),
    opinion: longText({ label: approve.input.opinion.label, max: 200 }),
  },
  output: type<BatchReport>(),
});

/** Content of the printed 就业推荐表. */
export interface RecommendationForm {
  readonly formNo: string;
  readonly formOpinion: string;
  readonly formAuditBy: string;
  readonly formAuditTime: string;
  readonly student: Shown;
  readonly resume: Shown;
}
/** Fails until the form is approved. */
export const printForm = endpoint({
  method: 'GET',
  path: '/resume/resume/print',
  title: '打印推荐表',
  needs: 'resume:resume:list',
  input: { id },
  output: type<RecommendationForm>(),
});
