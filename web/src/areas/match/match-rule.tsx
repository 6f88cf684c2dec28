import { type AnyEntity, text } from '@campus/contract/kit';
import {
  activateRule,
  matchFeedback,
  matchRule,
  matchScreen,
  matchTexts,
  previewRule,
  readWeights,
  weightNames,
} from '@campus/contract/match';
import { weightSum } from '@campus/contract/rules';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import type { FieldInputs } from '../../kit/form/form-fields.tsx';
import type { FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RulePreview } from './rule-preview.tsx';
import { RuleVersions } from './rule-versions.tsx';
import { WeightBar, weightText } from './weight-bar.tsx';
import { WeightInput } from './weight-input.tsx';
import './match.css';

type Rule = EntityRow<typeof matchRule>;
const { rule: texts } = matchScreen;

/** The list shows the weights as one bar, the detail as one line. */
const bar = 'weights';
const [first] = weightNames;
const listed = {
  ...matchRule,
  fields: { ...matchRule.fields, [bar]: text({ label: texts.weights, width: 320, drawing: true }) },
  list: matchRule.list.flatMap((name): string[] => {
    if (name === first) return [bar];
    return weightNames.some((weight) => weight === name) ? [] : [name];
  }),
} as AnyEntity as typeof matchRule;
const cells = { [bar]: (row: Rule) => <WeightBar weights={readWeights(row)} /> } as Cells<typeof matchRule>;
const detail = {
  cells: { [bar]: (row: Rule) => weightText(readWeights(row)) } as Cells<typeof matchRule>,
  groups: [{ title: matchRule.title, names: listed.list.filter((name) => name !== listed.display) }],
};
const inputs: FieldInputs = Object.fromEntries(weightNames.map((name) => [name, WeightInput]));
const groups = [{ title: texts.weights, fields: weightNames }];
const findErrors = (values: FormValues): FormErrors =>
  weightSum(readWeights(values)) === 100 ? {} : { wEdu: matchTexts.sum };

/** 匹配规则: weights of the dimensions, tried on a pair; remarks on wrong matches. */
export function MatchRulePage() {
  const [address, setAddress] = useSearchParams();
  const mayReadFeedback = useAllowed(matchFeedback.can.list);
  const tab = address.get('view') === 'feedback' && mayReadFeedback ? 'feedback' : 'rules';
  return (
    <>
      {mayReadFeedback && (
        <Tabs
          className="match-tabs"
          activeKey={tab}
          onChange={(key) => setAddress(key === 'feedback' ? { view: key } : {}, { replace: true })}
          items={[
            { key: 'rules', label: texts.tabs.rules },
            { key: 'feedback', label: texts.tabs.feedback },
          ]}
        />
      )}
      {tab === 'rules' ? <Rules /> : <EntityPage entity={matchFeedback} />}
    </>
  );
}

function Rules() {
  const [tried, setTried] = useState<Rule>();
  const [history, setHistory] = useState<string>();
  const mutate = useMutate(matchRule.name);
  const mayEdit = useAllowed(activateRule.needs as string);
  const mayTry = useAllowed(previewRule.needs as string);
  return (
    <>
      <EntityPage
        entity={listed}
        cells={cells}
        detail={detail}
        form={{ inputs, groups, rules: findErrors, dialog: { width: 720 } }}
        rowActions={(row) => [
          mayTry && { key: 'preview', label: texts.preview, run: () => setTried(row) },
          mayEdit &&
            row.active !== 1 && {
              key: 'activate',
              label: texts.activate,
              isSecondary: true,
              confirm: texts.activateAsk(row.name),
              run: () => void mutate(() => callEnvelope(activateRule, { id: row.id })),
            },
          { key: 'versions', label: texts.versions, isSecondary: true, run: () => setHistory(row.id) },
        ]}
      />
      {tried && <RulePreview id={tried.id} name={tried.name} onClose={() => setTried(undefined)} />}
      {history && <RuleVersions id={history} onClose={() => setHistory(undefined)} />}
    </>
  );
}
