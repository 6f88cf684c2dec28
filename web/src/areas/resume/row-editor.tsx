import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type ResumeList, resumeLists, resumeTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import type { RowForm, RowForms } from './use-row-forms.ts';

const texts = resumeTexts.edit;
interface RowEditorProps {
  readonly list: ResumeList;
  readonly forms: RowForms;
}

/** Editor for the rows of a résumé list: small forms that can be moved and removed. */
export function RowEditor({ list, forms }: RowEditorProps) {
  const { title, most } = resumeLists[list];
  const { rows } = forms;
  return (
    <ListSection list={list} forms={forms}>
      {rows.length === 0 && <p className="muted">{texts.none(title)}</p>}
      {rows.map((row, at) => (
        <div key={row.key} className="resume-row">
          <RowHead row={row} forms={forms} name={texts.rowOf(title, at + 1)} isLast={at === rows.length - 1} at={at} />
          <EntityFormFields form={row} />
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        disabled={rows.length >= most}
        onClick={() => forms.add()}
      >
        {rows.length >= most ? texts.most(most) : texts.addRow(title)}
      </Button>
    </ListSection>
  );
}

/** Section of a list with its row count. */
export function ListSection({ list, forms, children }: RowEditorProps & { readonly children: ReactNode }) {
  const { title, most } = resumeLists[list];
  const { length } = forms.rows;
  return (
    <section className="form-group resume-list" data-list={list}>
      <h3>
        {title}
        {length > 0 && <span className="record-count">{`${length} / ${most}`}</span>}
      </h3>
      {children}
    </section>
  );
}

interface RowHeadProps {
  readonly row: RowForm;
  readonly forms: RowForms;
  readonly name: string;
  readonly at: number;
  readonly isLast: boolean;
}
function RowHead({ row, forms, name, at, isLast }: RowHeadProps) {
  const remove = async () => {
    const isFilled = Object.values(row.body()).some((value) => value !== null && value !== undefined);
    const isSure =
      !isFilled || (await tell.confirm({ title: texts.remove(name), text: texts.removeAsk(name), danger: true }));
    if (isSure) forms.remove(row.key);
  };
  return (
    <div className="resume-row-head">
      <b>{name}</b>
      <IconButton label={texts.up(name)} disabled={at === 0} onClick={() => forms.move(row.key, -1)}>
        <ArrowUpOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.down(name)} disabled={isLast} onClick={() => forms.move(row.key, 1)}>
        <ArrowDownOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.remove(name)} onClick={() => void remove()}>
        <DeleteOutlined aria-hidden />
      </IconButton>
    </div>
  );
}
