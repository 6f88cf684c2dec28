import { isEnterprise } from '@campus/contract/kit';
import { resumeDownload, resumeTexts } from '@campus/contract/resume';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';

const alike: readonly string[] = ['companyName', 'side'];
const getName = (item: string | { readonly field: string }): string => (typeof item === 'string' ? item : item.field);
/** A company reads its own downloads alone. */
const ofCompany = {
  ...resumeDownload,
  list: resumeDownload.list.filter((name) => !alike.includes(name)),
  search: (resumeDownload.search ?? []).filter((item) => !alike.includes(getName(item))),
};

/** 下载记录: who took which résumé, and when. */
export const DownloadListPage = () => (
  <EntityPage entity={isEnterprise(useCaller()) ? ofCompany : resumeDownload} empty={resumeTexts.downloads.empty} />
);
