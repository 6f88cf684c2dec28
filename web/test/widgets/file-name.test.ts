import { expect, it } from 'vitest';
import { getAttachments } from '../../src/widgets/files/attachment-viewer.tsx';
import { getFileKind, getFileName, getPaths, shortName } from '../../src/widgets/files/file-name.ts';

it('returns the last path segment without signature and storage suffix', () => {
  expect(getFileName('demo/参展须知_1795279693049_mahp.docx?e=1&s=2')).toBe('参展须知.docx');
  expect(getFileName('demo/报告_2026_final.docx')).toBe('报告_2026_final.docx');
  expect(getFileName('resume/张三.pdf?e=1&s=2')).toBe('张三.pdf');
  expect(getFileName('a\\b\\c.doc')).toBe('c.doc');
  expect(getFileName('http://cdn/100%25.png')).toBe('100%.png');
});

it('shortens a name to five characters (W-F1, W-F2)', () => {
  expect(shortName('合同附件说明.pdf')).toBe('合同附件说…');
  expect(shortName('a.pdf')).toBe('a.pdf');
});

it('finds the type of an extension in any case (W-F8)', () => {
  expect(['p/a.PDF', 'p/b.docx', 'p/c.rar', 'p/d.png', 'p/e.mp4', 'p/f.txt'].map(getFileKind)).toEqual([
    'pdf',
    'office',
    'archive',
    'image',
    'video',
    'other',
  ]);
});

it('finds the attachments of a record (W-AT1 to W-AT4)', () => {
  expect(getAttachments({ dataFile: 'a.pdf,b.png' })).toEqual(['a.pdf', 'b.png']);
  expect(getAttachments({ contractFile: 'c.docx', dataFile: '' })).toEqual(['c.docx']);
  expect(getAttachments({ logo: 'l.png', dataFile: 'a.pdf' }, 'logo')).toEqual(['l.png']);
  expect(getAttachments({})).toEqual([]);
  expect(getPaths('a, ,b,')).toEqual(['a', 'b']);
});
