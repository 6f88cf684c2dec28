import { isEnterprise } from '@campus/contract/kit';
import { resumeDownload, resumeTexts } from '@campus/contract/resume';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { withoutColumns } from '../../kit/list/without-fixed.ts';

const alike: readonly string[] = ['companyName', 'side'];
/** A company reads its own downloads alone. */
const ofCompany = withoutColumns(resumeDownload, (name) => alike.includes(name));

/** 下载记录: who took which résumé, and when. */
export const DownloadListPage = () => (
  <EntityPage entity={isEnterprise(useCaller()) ? ofCompany : resumeDownload} empty={resumeTexts.downloads.empty} />
);
