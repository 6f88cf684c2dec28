import { text } from '@campus/contract/messages';
import {
  fillGenerators,
  isFillGenerator,
  sysFillRule,
  testFillRule,
  ruleTexts as words,
} from '@campus/contract/system';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { EntityRow } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import './rules.css';

type FillRule = EntityRow<typeof sysFillRule>;
const options = Object.entries(fillGenerators).map(([value, { label }]) => ({ value, label: `${label}（${value}）` }));

/** Chooses what makes the values, and says which parameters it takes. */
function GeneratorInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const { value } = control;
  return (
    <>
      <OptionSelect {...control} options={options} clearable={false} />
      {isFillGenerator(value) && <p className="muted">{fillGenerators[value].help}</p>}
    </>
  );
}

/** 填值规则: values that the server makes up. */
export function SysFillRuleListPage() {
  const [tested, setTested] = useState<FillRule>();
  return (
    <>
      <EntityPage
        entity={sysFillRule}
        form={{ inputs: { ruleClass: GeneratorInput } }}
        cells={{
          ruleClass: (row) => (isFillGenerator(row.ruleClass) ? fillGenerators[row.ruleClass].label : row.ruleClass),
        }}
        rowActions={(row) => [{ key: 'test', label: words.test, isSecondary: true, run: () => setTested(row) }]}
      />
      {tested && <FillRuleTest rule={tested} onClose={() => setTested(undefined)} />}
    </>
  );
}

/** What the rule would give now. */
function FillRuleTest({ rule, onClose }: { rule: FillRule; onClose: () => void }) {
  const test = useEndpoint(testFillRule, { ruleCode: rule.ruleCode }, { quiet: true });
  return (
    <Modal
      open
      title={`${words.test} · ${rule.ruleName}`}
      width={560}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {text.common.close}
        </Button>,
        <Button key="run" type="primary" loading={test.isFetching} onClick={() => void test.refetch()}>
          {words.run}
        </Button>,
      ]}
    >
      <p className="muted">{words.dryHint}</p>
      {test.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 1 }} />
      ) : test.isError ? (
        <FormNotice tone="bad">{test.error.message}</FormNotice>
      ) : (
        <p className="fill-result" role="status">
          {[test.data].flat().join('，')}
        </p>
      )}
    </Modal>
  );
}
