import { type company, enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { hiddenFile } from '@campus/contract/rules';
import { Tabs } from 'antd';
import type { ColumnName } from '../../kit/field/row.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FileLinks } from '../../widgets/files/file-links.tsx';
import { getFileKind, getPaths } from '../../widgets/files/file-name.ts';
import { ImageStage } from '../../widgets/files/image-viewer.tsx';
import { PdfView } from '../../widgets/files/pdf-view.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './company.css';

const texts = enterpriseTexts.papers;

/** A supporting document. */
export interface CompanyDocument {
  readonly label: string;
  readonly path: string;
}

/** Documents of a field: the two sides of an identity card have their own names. */
export function listDocuments(
  row: RowData,
  name: ColumnName<typeof company> | 'letterFile',
  label: string,
): CompanyDocument[] {
  const sides = name === 'idCardImgs' ? [texts.idCardFront, texts.idCardBack] : [label];
  return getPaths(asText(row[name])).map((path, i) => ({ label: sides[i] ?? label, path }));
}

/** Documents as tabs: pictures with rotation and zoom, PDF in place. */
export function DocumentViewer({ documents }: { documents: readonly CompanyDocument[] }) {
  if (documents.length === 0) return <StateView title={texts.none} />;
  return (
    <Tabs
      className="document-viewer"
      size="small"
      destroyOnHidden
      items={documents.map(({ label, path }, i) => ({
        // The key becomes part of an element id: neither labels nor paths are valid there.
        key: String(i),
        label,
        children: <PaperView path={path} />,
      }))}
    />
  );
}

function PaperView({ path }: { path: string }) {
  if (path === hiddenFile) return <StateView title={text.file.hidden} />;
  const kind = getFileKind(path);
  if (kind === 'image') return <ImageStage paths={[path]} />;
  return kind === 'pdf' ? <PdfView path={path} /> : <FileLinks value={path} />;
}
