import { homepageTexts, loginConfigVersions } from '@campus/contract/homepage';
import { Button, Drawer, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import './login-config.css';

const texts = homepageTexts.login;

interface LoginVersionsProps {
  readonly isBusy: boolean;
  readonly onRollBack: (version: { id: string; seq: number }) => void;
  readonly onClose: () => void;
}

/** Earlier versions, newest first, each with a restore button. */
export function LoginVersions({ isBusy, onRollBack, onClose }: LoginVersionsProps) {
  const { data, error, refetch } = useEndpoint(loginConfigVersions, {}, { quiet: true });
  const isMobile = useIsMobile();
  return (
    <Drawer open title={texts.versions} size={isMobile ? '100%' : 400} onClose={onClose}>
      <p className="muted versions-hint">{texts.versionsHint}</p>
      {error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.length === 0 && <StateView title={texts.noVersions} />}
      <ol className="versions">
        {data?.map(({ id, seq, savedBy, savedBy_dictText, createTime }, i) => (
          <li key={id}>
            <b>{texts.version(seq)}</b>
            <span>
              {savedBy_dictText ?? savedBy} · {createTime.slice(0, 16)}
            </span>
            {i === 0 ? (
              <StatusTag tone="done">{texts.current}</StatusTag>
            ) : (
              <Button size="small" disabled={isBusy} onClick={() => onRollBack({ id, seq })}>
                {texts.rollBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
