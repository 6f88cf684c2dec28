/**
 * Who can read the files of a purpose: `public` anyone with the URL; `signed` anyone with a short-lived URL; `personal`
 * only sessions that can read the field that names the file.
 */
export type FileAccess = 'public' | 'signed' | 'personal';

export interface UploadPurpose {
  readonly title: string;
  readonly access: FileAccess;
  /** Codes of which an uploader needs one; `signed-in` any session; `server` for files that only the server writes. */
  readonly by: 'signed-in' | 'server' | readonly string[];
  /** Accepted extensions among those of the store; absent: all of them. */
  readonly accept?: readonly string[];
  /** Maximum size, if below the limit of its kind. */
  readonly maxMb?: number;
}

const pictures = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];
const papers = ['jpg', 'jpeg', 'png', 'pdf'];
const film = ['mp4', 'mov', 'm4v'];

/** Every purpose of uploaded and generated files, by storage folder. */
export const uploadPurposes = {
  temp: { title: '未归类', access: 'signed', by: 'signed-in' },
  jeditor: { title: '正文图片', access: 'public', by: 'signed-in', accept: [...pictures, ...film] },
  avatar: { title: '头像', access: 'public', by: 'signed-in', accept: ['jpg', 'jpeg', 'png'], maxMb: 2 },
  company: { title: '企业标志', access: 'public', by: 'signed-in', accept: ['jpg', 'jpeg', 'png'], maxMb: 2 },
  'company-license': { title: '企业资质', access: 'personal', by: 'signed-in', accept: papers, maxMb: 10 },
  resume: { title: '简历', access: 'personal', by: 'signed-in', accept: [...papers, 'doc', 'docx'], maxMb: 10 },
  contract: { title: '合同', access: 'personal', by: 'signed-in' },
  offer: {
    title: '录用附件',
    access: 'personal',
    by: ['resume:offer:add'],
    accept: [...papers, 'doc', 'docx'],
    maxMb: 10,
  },
  agreement: { title: '签约材料', access: 'personal', by: 'signed-in', accept: papers, maxMb: 10 },
  /** Pictures that documents are stamped with. */
  seal: {
    title: '电子印章',
    access: 'personal',
    by: ['company:companyChange:add', 'recruit:setting:edit'],
    accept: ['png'],
    maxMb: 1,
  },
  destination: { title: '去向证明', access: 'personal', by: 'signed-in', accept: papers, maxMb: 10 },
  feedback: { title: '反馈截图', access: 'signed', by: 'signed-in', accept: pictures, maxMb: 5 },
  announcement: {
    title: '公告附件',
    access: 'signed',
    by: ['system:sysAnnouncement:add', 'system:sysAnnouncement:edit'],
  },
  carousel: {
    title: '轮播图',
    access: 'public',
    by: ['publicity:companyPublicity:add', 'publicity:companyPublicity:edit'],
    accept: [...pictures, ...film],
  },
  preach: {
    title: '宣讲会材料',
    access: 'signed',
    by: ['preach:preach:save', 'preach:preach:request'],
    accept: [...papers, ...pictures, ...film, 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'],
    maxMb: 100,
  },
  venue: {
    title: '场地图片',
    access: 'signed',
    by: ['venue:venue:add', 'venue:venue:edit'],
    accept: pictures,
    maxMb: 5,
  },
  jobfair: {
    title: '招聘会图片',
    access: 'public',
    by: ['jobFair:jobFair:add', 'jobFair:jobFair:edit', 'jobFair:fairBooth:edit'],
    accept: pictures,
    maxMb: 10,
  },
  'jobfair-paper': {
    title: '招聘会附件',
    access: 'signed',
    by: ['jobFair:jobFair:add', 'jobFair:jobFair:edit'],
    accept: [...papers, 'doc', 'docx', 'xls', 'xlsx'],
    maxMb: 20,
  },
  live: {
    title: '直播封面',
    access: 'public',
    by: ['live:liveRoom:add', 'live:liveRoom:edit', 'live:livePlayback:edit'],
    accept: pictures,
    maxMb: 10,
  },
  'live-video': {
    title: '直播视频',
    access: 'signed',
    by: ['live:livePlayback:add'],
    accept: ['mp4', 'm4v'],
    maxMb: 500,
  },
  'fair-paper': {
    title: '招聘会材料',
    access: 'personal',
    by: ['jobFair:fairApply:confirm', 'jobFair:fairExpense:add', 'jobFair:fairExpense:pay'],
    accept: papers,
    maxMb: 10,
  },
  login: { title: '登录页', access: 'public', by: ['publicity:loginConfig:edit'], accept: pictures },
  demo: { title: '示例', access: 'signed', by: 'signed-in' },
  'import-error': { title: '导入错误', access: 'signed', by: 'server' },
  export: { title: '导出', access: 'signed', by: 'server' },
} as const satisfies Readonly<Record<string, UploadPurpose>>;

/** Folder of a declared purpose. */
export type UploadFolder = keyof typeof uploadPurposes;
const getFolder = (path: string): string => path.split('/', 1)[0] ?? '';

/** The purpose whose folder contains the path; undefined for undeclared folders. */
export const findPurpose = (path: string): UploadPurpose | undefined =>
  Object.hasOwn(uploadPurposes, getFolder(path)) ? uploadPurposes[getFolder(path) as UploadFolder] : undefined;

/** Who can read a stored file; a file without a purpose is not public. */
export const getFileAccess = (path: string): FileAccess => findPurpose(path)?.access ?? 'signed';

/** Placeholder for a file that the reader cannot see; no stored path looks like it. */
export const hiddenFile = '***';

/** Whether a browser must fetch the file with its session, because it has no signed URL. */
export const needsSession = (path: string): boolean =>
  !path.startsWith('http') && path.includes('/') && getFileAccess(path) !== 'public' && !/[?&]s=/.test(path);
