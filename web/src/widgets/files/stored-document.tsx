import { deferred } from '../deferred.tsx';
import { extensionOf } from './file-name.ts';
import { PdfView } from './pdf-view.tsx';
import { SheetView } from './sheet-view.tsx';

const DocxView = deferred('docx-view', async () => (await import('./docx-view.tsx')).DocxView);

const views: Readonly<Record<string, typeof SheetView>> = {
  pdf: PdfView,
  docx: DocxView as typeof SheetView,
  xls: SheetView,
  xlsx: SheetView,
};

/** Whether a document can be displayed in place: PDF, .docx and workbooks. */
export const isReadable = (path: string): boolean => Object.hasOwn(views, extensionOf(path));

/** Displays a stored document in place, by its type. */
export function StoredDocument({ path }: { path: string }) {
  const View = isReadable(path) ? views[extensionOf(path)] : undefined;
  return View ? <View key={path} path={path} /> : null;
}
