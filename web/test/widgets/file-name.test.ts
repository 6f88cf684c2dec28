import { expect, it } from 'vitest';
import { attachmentsOf } from '../../src/widgets/files/attachment-viewer.tsx';
import { fileKindOf, fileNameOf, pathsOf, shortName } from '../../src/widgets/files/file-name.ts';

it('returns the last path segment without signature and storage suffix', () => {
  expect(fileNameOf('demo/参展须知_1795279693049_mahp.docx?e=1&s=2')).toBe('参展须知.docx');
  expect(fileNameOf('demo/报告_2026_final.docx')).toBe('报告_2026_final.docx');
  expect(fileNameOf('resume/张三.pdf?e=1&s=2')).toBe('张三.pdf');
  expect(fileNameOf('a\\b\\c.doc')).toBe('c.doc');
  expect(fileNameOf('http://cdn/100%25.png')).toBe('100%.png');
});

it('shortens a name to five characters (W-F1, W-F2)', () => {
  expect(shortName('合同附件说明.pdf')).toBe('合同附件说…');
  expect(shortName('a.pdf')).toBe('a.pdf');
});

it('finds the type of an extension in any case (W-F8)', () => {
  expect(['p/a.PDF', 'p/b.docx', 'p/c.rar', 'p/d.png', 'p/e.mp4', 'p/f.txt'].map(fileKindOf)).toEqual([
    'pdf',
    'office',
    'archive',
    'image',
    'video',
    'other',
  ]);
});

it('finds the attachments of a record (W-AT1 to W-AT4)', () => {
  expect(attachmentsOf({ dataFile: 'a.pdf,b.png' })).toEqual(['a.pdf', 'b.png']);
  expect(attachmentsOf({ contractFile: 'c.docx', dataFile: '' })).toEqual(['c.docx']);
  expect(attachmentsOf({ logo: 'l.png', dataFile: 'a.pdf' }, 'logo')).toEqual(['l.png']);
  expect(attachmentsOf({})).toEqual([]);
  expect(pathsOf('a, ,b,')).toEqual(['a', 'b']);
});
