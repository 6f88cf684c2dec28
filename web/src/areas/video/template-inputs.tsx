import { getPlaceholder, parseDocumentTemplate, variablesOfBlocks } from '@campus/contract/rules';
import { docBusinesses, docTemplate, docTexts, docVariables } from '@campus/contract/video';
import { Alert, Button } from 'antd';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { useSurroundingForm } from '../../kit/form/form-context.ts';
import { useDict } from '../../request/dictionary.ts';
import { EditorInsertContext } from '../../widgets/editors/editor-insert.ts';
import { RichText } from '../../widgets/editors/rich-text.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { DocumentView } from './document-view.tsx';

const boxMarkup = `<blockquote><p>${docTexts.box}</p></blockquote>`;

/** The businesses of the chosen type. */
export function BusinessInput({ field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const type = asText(useSurroundingForm()?.values.templateType);
  const options = useDict(field.dict ?? '')
    .filter(({ value }) => type === '' || docBusinesses[value]?.templateType === type)
    .map(({ value, text: label }) => ({ value, label }));
  return <OptionSelect {...control} options={options} />;
}

/** The business of the edited row, which its form does not hold. */
function useBusiness(): string {
  const form = useSurroundingForm();
  const { data } = useRecord(docTemplate, form?.rowId);
  return asText(form?.values.bizType ?? data?.bizType);
}

/** Rich text with the variables of the business to insert, next to the sheet it prints. */
export function ContentInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const bizType = useBusiness();
  const insertion = useRef<((html: string) => void) | undefined>(undefined);
  const variables = docVariables(bizType);
  const content = useDeferredValue(control.value);
  const unknown = useMemo(() => {
    const known = new Set(docVariables(bizType).map(({ name }) => name));
    return variablesOfBlocks(parseDocumentTemplate(content)).filter((name) => !known.has(name));
  }, [content, bizType]);
  return (
    <div className="document-editor">
      <p className="muted">{docTexts.writing}</p>
      <div className="document-variables">
        <span>{docTexts.variables}</span>
        {variables.length === 0 && <span className="muted">{docTexts.chooseBusiness}</span>}
        {variables.map(({ name, label }) => (
          <Button
            key={name}
            size="small"
            disabled={control.disabled ?? false}
            title={getPlaceholder(name)}
            onClick={() => insertion.current?.(getPlaceholder(name))}
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          type="dashed"
          disabled={control.disabled ?? false}
          onClick={() => insertion.current?.(boxMarkup)}
        >
          {docTexts.insertBox}
        </Button>
      </div>
      {unknown.length > 0 && <Alert type="warning" showIcon title={docTexts.unknown(unknown.join('、'))} />}
      <div className="document-panes">
        <EditorInsertContext value={insertion}>
          <RichText {...control} />
        </EditorInsertContext>
        <section>
          <p className="muted">{docTexts.previewHint}</p>
          <DocumentView content={content} bizType={bizType} />
        </section>
      </div>
    </div>
  );
}
