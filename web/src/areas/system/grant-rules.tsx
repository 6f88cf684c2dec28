import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { administrationTexts, type GrantedRule, type GrantedRules, type GrantNode } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Skeleton } from 'antd';
import { useContext, useState } from 'react';
import { EntitiesContext } from '../../kit/call/entities.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { Modal } from '../../widgets/modal.tsx';
import { useRuleDescription } from './use-rule-description.ts';
import './role.css';

const texts = administrationTexts.grant;

interface GrantRulesProps {
  readonly node: GrantNode;
  /** Part of the query key that identifies the holder. */
  readonly owner: string;
  readonly read: (permissionId: string, signal: AbortSignal) => Promise<GrantedRules>;
  readonly save: (permissionId: string, dataRuleIds: string) => Promise<string>;
  readonly onClose: () => void;
}

/** 数据规则: limits the visible rows of a page for this grant. */
export function GrantRules({ node, owner, read, save, onClose }: GrantRulesProps) {
  const found = useQuery<GrantedRules, RequestFailed>({
    queryKey: ['grant-rules', owner, node.key],
    queryFn: ({ signal }) => read(node.key, signal),
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isSaving, setSaving] = useState(false);
  const entity = useContext(EntitiesContext).find((e) => e.page !== undefined && e.page === node.component);
  const ids = chosen ?? (found.data?.drChecked.split(',').filter(Boolean) || []);
  const run = async () => {
    setSaving(true);
    try {
      tell.success(await save(node.key, ids.join(',')));
      onClose();
    } catch (error) {
      warnOfRefusal(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title={texts.rulesTitle(node.title)}
      width={560}
      okText={text.common.save}
      cancelText={text.common.close}
      okButtonProps={{ disabled: !found.data }}
      confirmLoading={isSaving}
      onOk={() => void run()}
      onCancel={onClose}
    >
      {found.isPending && <Skeleton active title={false} />}
      {found.error && <p role="alert">{found.error.message}</p>}
      {found.data && (
        <>
          <p className="step-question">{texts.rulesHint}</p>
          <Checkbox.Group className="grant-rules" value={[...ids]} onChange={(next) => setChosen(next)}>
            {found.data.datarule.map((rule) => (
              <Checkbox key={rule.id} value={rule.id}>
                <b>{rule.ruleName}</b>
                {rule.status !== '1' && <span className="muted">（{texts.rulesOff}）</span>}
                {entity && <RuleInWords entity={entity} rule={rule} />}
              </Checkbox>
            ))}
          </Checkbox.Group>
        </>
      )}
    </Modal>
  );
}

function RuleInWords({ entity, rule }: { entity: AnyEntity; rule: GrantedRule }) {
  return <span className="muted">{useRuleDescription(entity)(rule)}</span>;
}
