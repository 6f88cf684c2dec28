import { eventTexts, eventWays, sysMessageTemplate, waysWithWords } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { readPage } from '../../kit/call/entity-calls.ts';
import type { EntityRow, RowData } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import './event-inputs.css';
import { clearButton } from '../../widgets/selects/option.ts';

type Template = RowData & EntityRow<typeof sysMessageTemplate>;
const ways = Object.entries(eventWays);

/** Channels of an event. */
export function ChannelsInput({ id, value, onChange, disabled = false, ...aria }: InputProps) {
  return (
    <fieldset className="event-ways" aria-describedby={aria['aria-describedby']} {...(id && { id })} tabIndex={-1}>
      <Checkbox.Group
        disabled={disabled}
        options={ways.map(([way, label]) => ({ value: way, label }))}
        value={value.split(',').filter(Boolean)}
        onChange={(next) => onChange([...next].sort().join(','))}
      />
    </fieldset>
  );
}

/** Active templates to select from; empty without the permission to list them. */
const useTemplates = (): readonly Template[] =>
  useQuery({
    queryKey: [sysMessageTemplate.name, 'in use'],
    queryFn: ({ signal }) => readPage<Template>(sysMessageTemplate.path, { useStatus: '1', pageSize: 200 }, signal),
  }).data?.records ?? [];

/** An active template per channel; the built-in text without one. */
export function TemplateCodesInput({ id, value, onChange, onBlur, disabled = false, ...aria }: InputProps) {
  const templates = useTemplates();
  const codes = (value === '' ? {} : JSON.parse(value)) as Readonly<Record<string, string>> | null;
  const choose = (way: string, code: string | undefined) => {
    const { [way]: _before, ...rest } = codes ?? {};
    onChange(JSON.stringify(code === undefined ? rest : { ...rest, [way]: code }));
  };
  return (
    <div className="event-templates">
      {ways.map(([way, label], i) => (
        <div key={way}>
          <span id={`template-${way}`}>{eventTexts.template(label)}</span>
          <Select
            {...(i === 0 && id && { id })}
            aria-labelledby={`template-${way}`}
            aria-describedby={aria['aria-describedby']}
            allowClear={clearButton}
            disabled={disabled}
            value={codes?.[way] ?? null}
            placeholder={waysWithWords.has(way) ? eventTexts.ownWords : text.common.pleaseSelect}
            options={templates
              .filter(({ templateType }) => templateType === way)
              .map(({ templateCode, templateName }) => ({
                value: templateCode,
                label: `${templateName}（${templateCode}）`,
              }))}
            onChange={(code: string | undefined) => choose(way, code)}
            {...(onBlur && { onBlur })}
          />
        </div>
      ))}
    </div>
  );
}
