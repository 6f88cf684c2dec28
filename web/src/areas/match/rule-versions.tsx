import { matchScreen, readWeights, ruleVersions } from '@campus/contract/match';
import { Drawer, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { WeightBar } from './weight-bar.tsx';
import './match.css';

const { rule: texts } = matchScreen;

/** The versions of a rule, newest first. */
export function RuleVersions({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(ruleVersions, { id }, { quiet: true });
  const isMobile = useIsMobile();
  return (
    <Drawer open title={texts.versions} size={isMobile ? '100%' : 480} onClose={onClose}>
      <p className="muted">{texts.versionsHint}</p>
      {error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      <ol className="match-versions">
        {data?.map((version, at) => (
          <li key={version.ruleVersion}>
            <p>
              <b>{texts.version(version.ruleVersion)}</b>{' '}
              {at === 0 && <StatusTag tone="done">{texts.current}</StatusTag>}
            </p>
            <WeightBar weights={readWeights(version)} />
            <p className="muted">
              {texts.limits(version.threshold, version.topN)} · {version.savedBy_dictText ?? version.savedBy} ·{' '}
              {version.createTime.slice(0, 16)}
            </p>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
