import { lazyComponent } from '../deferred.tsx';
import { getExtension } from './file-name.ts';
import { PdfView } from './pdf-view.tsx';
import { SheetView } from './sheet-view.tsx';

const DocxView = lazyComponent('docx-view', async () => (await import('./docx-view.tsx')).DocxView);

const views: Readonly<Record<string, typeof SheetView>> = {
  pdf: PdfView,
  docx: DocxView as typeof SheetView,
  xls: SheetView,
  xlsx: SheetView,
};

/** Whether a document can be displayed in place: PDF, .docx and workbooks. */
export const isReadable = (path: string): boolean => Object.hasOwn(views, getExtension(path));

/** Displays a stored document in place, by its type. */
export function StoredDocument({ path }: { path: string }) {
  const View = isReadable(path) ? views[getExtension(path)] : undefined;
  return View ? <View key={path} path={path} /> : null;
}
