import { type company, enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { hiddenFile } from '@campus/contract/rules';
import { Tabs } from 'antd';
import type { ColumnName } from '../../kit/field/row.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FileLinks } from '../../widgets/files/file-links.tsx';
import { fileKindOf, pathsOf } from '../../widgets/files/file-name.ts';
import { ImageStage } from '../../widgets/files/image-viewer.tsx';
import { PdfView } from '../../widgets/files/pdf-view.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './company.css';

const words = enterpriseTexts.papers;

/** One paper that proves something. */
export interface Paper {
  readonly label: string;
  readonly path: string;
}

/** The papers of a field: both sides of an identity card have names of their own. */
export function listDocuments(row: RowData, name: ColumnName<typeof company> | 'letterFile', label: string): Paper[] {
  const sides = name === 'idCardImgs' ? [words.idCardFront, words.idCardBack] : [label];
  return pathsOf(asText(row[name])).map((path, i) => ({ label: sides[i] ?? label, path }));
}

/** Papers one at a time: pictures to turn and enlarge, PDF in place. */
export function DocumentViewer({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return <StateView title={words.none} />;
  return (
    <Tabs
      className="paper-viewer"
      size="small"
      destroyOnHidden
      items={papers.map(({ label, path }, i) => ({
        // The key becomes an id: neither labels nor paths make one.
        key: String(i),
        label,
        children: <PaperView path={path} />,
      }))}
    />
  );
}

function PaperView({ path }: { path: string }) {
  if (path === hiddenFile) return <StateView title={text.file.hidden} />;
  const kind = fileKindOf(path);
  if (kind === 'image') return <ImageStage paths={[path]} />;
  return kind === 'pdf' ? <PdfView path={path} /> : <FileLinks value={path} />;
}
