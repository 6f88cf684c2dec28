import { text } from '@campus/contract/messages';
import { checkPieces, readCheckRule, wholeValue } from '@campus/contract/rules';
import { checkByCode, ruleTexts, sysCheckRule } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { readRow } from '../../kit/call/entity-calls.ts';
import type { DetailSettings } from '../../kit/detail/detail-settings.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { Modal } from '../../widgets/modal.tsx';
import { CheckRuleInput } from './rule-editor.tsx';
import './rules.css';

type CheckRule = EntityRow<typeof sysCheckRule>;

const places = { shown: ['edit', 'test'] };
const detail: DetailSettings<typeof sysCheckRule> = { cells: { ruleJson: (row) => <RuleLines json={row.ruleJson} /> } };

/** 编码校验规则: patterns that codes have to match. */
export function SysCheckRuleListPage() {
  const [tested, setTested] = useState<CheckRule>();
  return (
    <>
      <EntityPage
        entity={sysCheckRule}
        places={places}
        detail={detail}
        form={{ inputs: { ruleJson: CheckRuleInput }, dialog: { width: 1000 } }}
        rowActions={(row) => [{ key: 'test', label: ruleTexts.test, run: () => setTested(row) }]}
      />
      {tested && <CheckRuleTest rule={tested} onClose={() => setTested(undefined)} />}
    </>
  );
}

/** Parts of a rule in the order of evaluation; an unparsable rule is shown as stored. */
function RuleLines({ json }: { json: string }) {
  const read = readCheckRule(json);
  if ('problem' in read) return json;
  return read.elements.map(({ digits, pattern, message }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id
    <div key={i}>
      {digits === wholeValue ? ruleTexts.global : `${ruleTexts.digits} ${digits}`} <code>{pattern}</code> {message}
    </div>
  ));
}

interface Verdict {
  readonly value: string;
  readonly message: string;
  readonly isPassed: boolean;
}

interface ValueBoxesProps {
  readonly value: string;
  readonly pieces: ReturnType<typeof checkPieces>;
}
/** The characters of a value with the numbers of the parts that match them. */
const ValueBoxes = ({ value, pieces }: ValueBoxesProps) => (
  <ul className="value-boxes" aria-label={ruleTexts.value}>
    {[...value].slice(0, 100).map((char, i) => {
      const at = pieces.findIndex(({ begin, end }) => i >= begin && i < end);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: characters have no id
        <li key={i} className={at < 0 ? 'beyond' : ''}>
          <span>{char}</span>
          <small>{at < 0 ? ruleTexts.beyond : at + 1}</small>
        </li>
      );
    })}
  </ul>
);

/** Tests a value on the server, and shows which part matches which characters. */
function CheckRuleTest({ rule, onClose }: { rule: CheckRule; onClose: () => void }) {
  const [value, setValue] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const row = useQuery({
    queryKey: [sysCheckRule.name, 'one', rule.id],
    queryFn: ({ signal }) => readRow(sysCheckRule, rule.id, signal),
  });
  const read = readCheckRule(String(row.data?.ruleJson ?? ''));
  const local = 'elements' in read ? read.elements.filter((element) => element.digits !== wholeValue) : [];
  const run = async () => {
    setRunning(true);
    try {
      await call(checkByCode, { ruleCode: rule.ruleCode, value: encodeURIComponent(value) }, { quiet: true });
      setVerdict({ value, message: ruleTexts.passed, isPassed: true });
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setVerdict({ value, message: `${ruleTexts.notPassed}：${error.message}`, isPassed: false });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      title={`${ruleTexts.test} · ${rule.ruleName}`}
      width={640}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {text.common.close}
        </Button>,
        <Button key="run" type="primary" loading={isRunning} onClick={() => void run()}>
          {ruleTexts.run}
        </Button>,
      ]}
    >
      <Input
        allowClear
        aria-label={ruleTexts.value}
        placeholder={ruleTexts.valueHint}
        maxLength={1000}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onPressEnter={() => void run()}
      />
      <ValueBoxes value={value} pieces={checkPieces(local, value)} />
      {verdict && verdict.value === value && (
        <FormNotice tone={verdict.isPassed ? 'info' : 'bad'}>{verdict.message}</FormNotice>
      )}
    </Modal>
  );
}
