import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { type AuditPanel, type CheckItem, enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import type { ComponentType } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';

const texts = enterpriseTexts.auditPage;
type Level = CheckItem['level'];
const icons: Readonly<Record<Level, ComponentType<{ title?: string }>>> = {
  block: CloseCircleFilled,
  warn: ExclamationCircleFilled,
  ok: CheckCircleFilled,
};
const tones: Readonly<Record<Level, string>> = { block: 'bad', warn: 'waiting', ok: 'done' };
const weight: Readonly<Record<Level, number>> = { block: 0, warn: 1, ok: 2 };

/** Names of the checks that block an approval. */
export const blockers = (panel: AuditPanel | undefined): string[] =>
  (panel?.items ?? []).filter((item) => item.level === 'block').map((item) => item.name);

/** The most severe level of the checks, and the count of each level. */
export function summarizeChecks({ items }: AuditPanel): { tone: string; words: string } {
  const count = (level: Level) => items.filter((item) => item.level === level).length;
  const gravest = (['block', 'warn'] as const).find((level) => count(level) > 0) ?? 'ok';
  return { tone: tones[gravest], words: texts.checkSum(count('block'), count('warn')) };
}

interface CheckPanelProps {
  readonly panel: AuditPanel | undefined;
  readonly failure: RequestFailed | null;
  readonly onRetry: () => void;
}

/** Results of the server's checks of an application, the most severe first. */
export function CheckPanel({ panel, failure, onRetry }: CheckPanelProps) {
  return (
    <section className="check-panel" aria-label={texts.checks}>
      <h3>
        {texts.checks}
        {panel && <small>{summarizeChecks(panel).words}</small>}
      </h3>
      {failure && !panel && (
        <p role="alert">
          {texts.checksFailed}：{failure.message}
          <Button type="link" onClick={onRetry}>
            {text.listPage.retry}
          </Button>
        </p>
      )}
      {!panel && !failure && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      <ul>
        {panel?.items
          .toSorted((a, b) => weight[a.level] - weight[b.level])
          .map(({ name, level, note }) => {
            const Icon = icons[level];
            return (
              <li key={name} className={`tone-${tones[level]}`}>
                <Icon title={texts.levels[level]} />
                <b>{name}</b>
                <span>{note}</span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
