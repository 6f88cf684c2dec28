import { docTemplate, docTexts, restoreTemplate, templateVersions } from '@campus/contract/video';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StatusTag } from '../../widgets/status.tsx';
import './document.css';

interface TemplateVersionsProps {
  readonly id: string;
  readonly onSample: (versionNo: number) => void;
  readonly onClose: () => void;
}

/** Versions of a template, newest first, each with its sample and a restore button. */
export function TemplateVersions({ id, onSample, onClose }: TemplateVersionsProps) {
  const { data, error, refetch } = useEndpoint(templateVersions, { id }, { quiet: true });
  const client = useQueryClient();
  const mutate = useMutate(docTemplate.name);
  const [isBusy, setBusy] = useState(false);
  const isMobile = useIsMobile();
  const restore = async (versionNo: number) => {
    if (!(await tell.confirm({ title: docTexts.restore, text: docTexts.restoreAsk(versionNo) }))) return;
    setBusy(true);
    await mutate(() => callEnvelope(restoreTemplate, { id, versionNo }));
    await client.invalidateQueries({ queryKey: [templateVersions.path] });
    setBusy(false);
  };
  return (
    <Drawer open title={docTexts.versions} size={isMobile ? '100%' : 440} onClose={onClose}>
      <p className="muted">{docTexts.versionsHint}</p>
      {error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      <ol className="document-versions">
        {data?.map(({ versionNo, savedBy, savedBy_dictText, createTime }, at) => (
          <li key={versionNo}>
            <span className="grow">
              <b>{docTexts.version(versionNo)}</b>
              <br />
              <span className="muted">
                {savedBy_dictText ?? savedBy} · {createTime.slice(0, 16)}
              </span>
            </span>
            {at === 0 && <StatusTag tone="done">{docTexts.current}</StatusTag>}
            <Button size="small" onClick={() => onSample(versionNo)}>
              {docTexts.samplePdf}
            </Button>
            {at > 0 && (
              <Button size="small" disabled={isBusy} onClick={() => void restore(versionNo)}>
                {docTexts.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
