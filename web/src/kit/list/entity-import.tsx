import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { ExcelImport } from '../../widgets/import/excel-import.tsx';

/** Downloads the empty import workbook with its headings. */
export const saveTemplate = (entity: AnyEntity): void =>
  void saveFile(
    { method: 'GET', path: `${entity.path}/exportXls`, query: { template: 1 } },
    `${entity.title}${text.common.import}.xls`,
  ).catch(ignoreReported);

interface EntityImportProps {
  readonly entity: AnyEntity;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Imports rows of an entity from workbooks. */
export const EntityImport = ({ entity, onDone, onClose }: EntityImportProps) => (
  <ExcelImport
    canMap
    path={`${entity.path}/importExcel`}
    onTemplate={() => saveTemplate(entity)}
    onDone={onDone}
    onClose={onClose}
  />
);
