import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { SettingsDrawer } from '../../src/shell/settings-drawer.tsx';
import { ContextMenu } from '../../src/widgets/context-menu.tsx';
import { CronDialog } from '../../src/widgets/cron/cron-dialog.tsx';
import { CronInput } from '../../src/widgets/cron/cron-input.tsx';
import { HourPicker } from '../../src/widgets/cron/hour-picker.tsx';
import { WeekConfig } from '../../src/widgets/cron/week-config.tsx';
import { DetailModal } from '../../src/widgets/detail-modal.tsx';
import { AttachmentViewer } from '../../src/widgets/files/attachment-viewer.tsx';
import { FileLinks } from '../../src/widgets/files/file-links.tsx';
import { FileUpload } from '../../src/widgets/files/file-upload.tsx';
import { ImageViewer } from '../../src/widgets/files/image-viewer.tsx';
import { EditableGrid } from '../../src/widgets/grid/grid.tsx';
import { ExcelImport } from '../../src/widgets/import/excel-import.tsx';
import { BusinessPicker } from '../../src/widgets/pickers/business-picker.tsx';
import { CategoryPicker } from '../../src/widgets/pickers/category-picker.tsx';
import { DepartPicker } from '../../src/widgets/pickers/depart-picker.tsx';
import { userKind } from '../../src/widgets/pickers/picker-kinds.ts';
import { ReportPopup } from '../../src/widgets/pickers/report-popup.tsx';
import { UserPicker } from '../../src/widgets/pickers/user-picker.tsx';
import { QrDialog } from '../../src/widgets/qr-dialog.tsx';
import { AreaCascader } from '../../src/widgets/selects/area-cascader.tsx';
import { AreaSelects } from '../../src/widgets/selects/area-selects.tsx';
import { CheckGroup } from '../../src/widgets/selects/check-group.tsx';
import { DictSelect } from '../../src/widgets/selects/dict-select.tsx';
import { dictSource } from '../../src/widgets/selects/dict-source.ts';
import { SearchSelect } from '../../src/widgets/selects/search-select.tsx';
import { TableTreeSelect } from '../../src/widgets/selects/table-tree-select.tsx';
import { ValueSwitch } from '../../src/widgets/selects/value-switch.tsx';
import { Slider } from '../../src/widgets/slider/slider.tsx';
import { TreeTable } from '../../src/widgets/tree-table/tree-table.tsx';
import { VideoModal } from '../../src/widgets/video-modal.tsx';
import { listen, serve, show, signIn } from '../kit/support.tsx';

beforeEach(() => {
  listen();
  signIn();
  serve({
    'GET /sys/area/children': () => ({ result: [] }),
    'GET /sys/sysDepart/queryTreeList': () => ({ result: [] }),
    'GET /sys/dict/loadTreeData': () => ({ result: [] }),
    'GET /tree': () => ({ result: [] }),
  });
});
const nothing = () => undefined;
const control = { value: '', onChange: nothing };

/** Attribute by which tests find a widget on a page. */
it.each<[name: string, widget: ReactNode]>([
  ['area-picker', <AreaCascader key="" {...control} />],
  ['area-selects', <AreaSelects key="" {...control} />],
  ['attachment-viewer', <AttachmentViewer key="" open record={{}} onClose={nothing} />],
  ['business-picker', <BusinessPicker key="" {...control} kind={userKind} />],
  ['category-picker', <CategoryPicker key="" {...control} />],
  ['check-group', <CheckGroup key="" {...control} options={[]} />],
  [
    'context-menu',
    <ContextMenu key="" items={[]} label="操作" position={{ x: 0, y: 0 }} onSelect={nothing} onClose={nothing} />,
  ],
  ['cron-dialog', <CronDialog key="" value="" onOk={nothing} onClose={nothing} />],
  ['cron-input', <CronInput key="" {...control} />],
  ['depart-picker', <DepartPicker key="" {...control} />],
  ['detail-modal', <DetailModal key="" open record={{}} render={nothing} onClose={nothing} />],
  ['editable-grid', <EditableGrid key="" columns={[]} />],
  ['excel-import', <ExcelImport key="" path="/x" onClose={nothing} onDone={nothing} />],
  ['file-links', <FileLinks key="" value="a.zip" />],
  ['hour-picker', <HourPicker key="" {...control} />],
  ['image-upload', <FileUpload key="" {...control} isImage />],
  ['image-viewer', <ImageViewer key="" open paths={['a.png']} onClose={nothing} />],
  ['option-radio', <DictSelect key="" {...control} dict="sex" as="radio" />],
  ['option-select', <DictSelect key="" {...control} dict="sex" as="list" />],
  ['option-select', <DictSelect key="" {...control} dict="sex" multiple />],
  ['qr-dialog', <QrDialog key="" open text="x" onClose={nothing} />],
  ['report-popup', <ReportPopup key="" code="c" orgFields="a" destFields="b" />],
  ['search-select', <SearchSelect key="" {...control} source={dictSource('sex')} />],
  ['settings-drawer', <SettingsDrawer key="" open onClose={nothing} />],
  ['slider', <Slider key="" value={false} onChange={nothing} />],
  ['switch', <ValueSwitch key="" value="N" onChange={nothing} />],
  ['tree-select', <TableTreeSelect key="" {...control} dict="sys_tree,name,id" />],
  ['tree-table', <TreeTable key="" columns={[]} url="/tree" />],
  ['upload', <FileUpload key="" {...control} />],
  ['user-picker', <UserPicker key="" {...control} />],
  ['video-modal', <VideoModal key="" open src="/a.mp4" onClose={nothing} />],
  ['week-config', <WeekConfig key="" {...control} />],
])('sets data-widget on the root of %s', (name, widget) => {
  show(widget);
  expect(document.querySelectorAll(`[data-widget="${name}"]`)).toHaveLength(1);
});
