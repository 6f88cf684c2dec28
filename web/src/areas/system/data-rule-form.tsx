import { type AnyEntity, pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { readDataRule, ruleColumns, ruleVariables, sqlCondition } from '@campus/contract/rules';
import {
  addPermissionRule,
  type DataRuleRow,
  editPermissionRule,
  permissionTexts,
  sysPermissionDataRule,
} from '@campus/contract/system';
import { Button } from 'antd';
import { createContext, useContext } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { asText } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { type FormErrors, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { useRuleDescription } from './use-rule-description.ts';

const texts = permissionTexts.rule;
const ColumnsContext = createContext<readonly { readonly name: string; readonly label: string }[]>([]);

function ColumnInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const columns = useContext(ColumnsContext);
  const options = columns.map(({ name, label }) => ({ value: name, label: `${label}（${name}）` }));
  return <OptionSelect {...control} options={options} />;
}

const fields = pick(sysPermissionDataRule.fields, ['ruleName', 'ruleConditions', 'ruleColumn', 'ruleValue', 'status']);
const getRule = (values: FormValues) => ({
  ruleColumn: values.ruleConditions === sqlCondition ? null : asText(values.ruleColumn) || null,
  ruleConditions: asText(values.ruleConditions),
  ruleValue: asText(values.ruleValue).trim(),
});

interface DataRuleFormProps {
  readonly entity: AnyEntity;
  readonly menuId: string;
  /** The rule to edit; undefined to add one. */
  readonly rule: DataRuleRow | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds or edits a data rule, with a live description in texts. */
export function DataRuleForm({ entity, menuId, rule, onDone, onClose }: DataRuleFormProps) {
  const caller = useCaller();
  const rules = (values: FormValues): FormErrors => {
    const isReady = asText(values.ruleConditions) !== '' && asText(values.ruleValue).trim() !== '';
    const read = isReady ? readDataRule(entity, getRule(values), caller) : undefined;
    return read && !('filter' in read) ? { [read.field]: read.problem } : {};
  };
  const form = useFieldsForm({
    fields,
    ...(rule && { initial: { ...rule } }),
    rules,
    isHidden: (name, values) => name === 'ruleColumn' && values.ruleConditions === sqlCondition,
  });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const body = { ...form.body(), ...getRule(form.values) } as never;
      const answer = rule
        ? await callEnvelope(editPermissionRule, { ...(body as object), id: rule.id } as never, { quiet: true })
        : await callEnvelope(addPermissionRule, { ...(body as object), permissionId: menuId } as never, {
            quiet: true,
            idempotencyKey,
          });
      tell.success(answer.message);
      onDone();
      onClose();
    });
  const insert = (name: string) => form.set('ruleValue', `${asText(form.values.ruleValue)}#{${name}}`);
  return (
    <FormDialog
      title={rule ? texts.edit : texts.add}
      width={800}
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <ColumnsContext value={ruleColumns(entity, caller)}>
        <EntityFormFields form={form} inputs={{ ruleColumn: ColumnInput }} />
      </ColumnsContext>
      {form.values.ruleConditions === sqlCondition && <p className="rule-intro">{texts.sqlHelp}</p>}
      <Preview entity={entity} values={form.values} />
      <div className="rule-variables">
        <span className="muted">{texts.variables}</span>
        {Object.entries(ruleVariables).map(([name, label]) => (
          <Button
            key={name}
            size="small"
            title={`#{${name}}`}
            aria-label={texts.insert(label)}
            onClick={() => insert(name)}
          >
            {label}
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}

function Preview({ entity, values }: { entity: AnyEntity; values: FormValues }) {
  const say = useRuleDescription(entity);
  const caller = useCaller();
  const rule = getRule(values);
  const isEmpty =
    rule.ruleConditions === '' ||
    rule.ruleValue === '' ||
    (rule.ruleColumn === null && rule.ruleConditions !== sqlCondition);
  const read = isEmpty ? undefined : readDataRule(entity, rule, caller);
  const isBad = read !== undefined && !('filter' in read);
  return (
    <div className={`rule-preview${isBad ? ' bad' : ''}`} role="status">
      <b>{texts.preview}</b>
      <p>{read === undefined ? texts.previewWanted : 'filter' in read ? say(rule) : read.problem}</p>
    </div>
  );
}
