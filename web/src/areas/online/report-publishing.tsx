import type { Fields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { type cgreportHead, publishReport, reportTexts } from '@campus/contract/online';
import { menuTypes, type PermissionTreeNode, permissionTree } from '@campus/contract/system';
import { Select } from 'antd';
import type { EntityRow } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { MenuIcon } from '../../widgets/menu-icon.tsx';
import type { Option } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

/** Groups of the school's menu, with their full paths. */
function groupsIn(nodes: readonly PermissionTreeNode[], above: readonly string[] = []): Option[] {
  return nodes.flatMap((node) => {
    const pages = (node.children ?? []).filter(({ menuType }) => menuType !== menuTypes.button);
    if (node.side !== 'school' || pages.length === 0) return [];
    const names = [...above, node.title];
    return [{ value: node.key, label: names.join(' / ') }, ...groupsIn(pages, names)];
  });
}
function ParentInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const tree = useEndpoint(permissionTree, {});
  return <OptionSelect {...control} options={groupsIn(tree.data?.treeList ?? [])} />;
}
const icons = [
  'TableOutlined',
  'BarChartOutlined',
  'LineChartOutlined',
  'PieChartOutlined',
  'FundOutlined',
  'FileTextOutlined',
];
function IconInput({ id, value, onChange, disabled }: InputProps) {
  return (
    <Select
      {...(id && { id })}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      value={value}
      options={icons.map((name) => ({ value: name, label: <IconOption name={name} /> }))}
      onChange={onChange}
    />
  );
}
const IconOption = ({ name }: { readonly name: string }) => (
  <span className="report-icon">
    <MenuIcon name={name} /> {name}
  </span>
);
const inputs = { parentId: ParentInput, icon: IconInput };
const { id: _id, ...fields } = publishReport.input;

/** Creates or edits the menu entry of a report. */
export function ReportPublishing({
  row,
  onClose,
}: {
  readonly row: EntityRow<typeof cgreportHead>;
  readonly onClose: () => void;
}) {
  const form = useFieldsForm({ fields: fields as Fields, initial: { name: row.name, icon: 'TableOutlined' } });
  const submit = useSubmit(form);
  const publish = () =>
    submit.run(async (key) => {
      const body = form.body() as { parentId: string; name: string; icon: string };
      const { message } = await callEnvelope(
        publishReport,
        { id: row.id, ...body },
        { quiet: true, idempotencyKey: key },
      );
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={`${reportTexts.publish}：${row.name}`}
      width={560}
      submitText={text.common.ok}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      note={reportTexts.publishHint}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={inputs} />
    </FormDialog>
  );
}
