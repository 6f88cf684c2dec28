/** Uploaded documents and workbooks are previewed in place; none of their scripts runs. */
import { crc32 } from 'node:zlib';
import { componentTexts, fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import type { Page } from '@playwright/test';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';
import { students, workbook } from './support/student-sheet.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A ZIP archive with stored, uncompressed members. */
function archive(members: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(members)) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, rest, title]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('504b0506', 'hex'), end]);
}

/** A document with a sentence and a link with a script URL. */
const contract = archive({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.main+xml"/></Types>`,
  '_rels/.rels': relations(`<Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
  'word/_rels/document.xml.rels': relations(
    `<Relationship Id="r2" Type="${office}/hyperlink" Target="javascript:document.title='ran'" TargetMode="External"/>`,
  ),
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"><w:body><w:p><w:r><w:t>合作协议正文</w:t></w:r></w:p><w:p><w:hyperlink r:id="r2"><w:r><w:t>附件链接</w:t></w:r></w:hyperlink></w:p></w:body></w:document>`,
});

/** The upload section of the component page. */
async function uploads(page: Page) {
  const { title } = fileExamples.upload;
  await page.getByRole('navigation').getByRole('button', { name: title, exact: true }).click();
  return page.getByRole('region', { name: title, exact: true });
}

// The component page renders sections that come near: slow on a busy machine.
test.use({ actionTimeout: 60_000, provoked: /jeditor\/missing/ });
test.slow();

test('a document and a workbook are read in place', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const section = await uploads(page);
  const dialog = new Shell(page).dialog(text.attachment.title);
  await section
    .getByTestId('file-input')
    .first()
    .setInputFiles([
      { name: '合同.docx', mimeType: word, buffer: contract },
      { name: '名单.xls', mimeType: 'application/vnd.ms-excel', buffer: workbook(students(1, 3)) },
    ]);

  await section.getByRole('button', { name: /^合同/ }).click();
  await expect(dialog.getByText('合作协议正文')).toBeVisible();
  await dialog.getByText('附件链接').click();
  await expect(page).not.toHaveTitle(/ran/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await section.getByRole('button', { name: /^名单/ }).click();
  await expect(dialog.getByRole('cell', { name: 'IMP2', exact: true })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: '学生档案' })).toBeVisible();
});

test('W-DM4 W-DM5: a detail has one column in a window of 500 px and its own number of columns in a wide one', async ({
  visit,
}) => {
  const page = await visit('/demo/components', 'admin');
  const section = await uploads(page);
  await section.getByRole('button', { name: fileExamples.upload.detail }).click();
  const list = new Shell(page).dialog(text.detail.title).locator('.detail-list');
  const columns = () => list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  await expect.poll(columns).toBe(2);
  // Rendering of more than four columns.
  await list.evaluate((element) => element.classList.replace('columns-2', 'columns-4'));
  await expect.poll(columns).toBe(4);
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(columns).toBe(1);
});

test('a paste with handlers runs nothing and breaks no policy; the contents follow what is read', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const contents = page.getByRole('navigation', { name: componentTexts.contents });
  const { title } = fileExamples.richText;
  await contents.getByRole('button', { name: title, exact: true }).click();
  await expect(contents.locator('[aria-current]')).toHaveText(title);
  const section = page.getByRole('region', { name: title, exact: true });
  const box = section.getByRole('textbox').first();
  await box.click();
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p onclick="probe()">贴入<img onerror="document.title=1"></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  // A violation would be a console error, which fails every test.
  await expect(box).toContainText('贴入');
  await expect(page).not.toHaveTitle('1');

  const sections = page.locator('.demo-section');
  for (const at of [2, 5]) {
    const wanted = sections.nth(at);
    const name = await wanted.locator('h2').innerText();
    await page.mouse.move(900, 500);
    // Sections above it that load only now push it down.
    await expect(async () => {
      await wanted.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, 10);
      await expect(contents.locator('[aria-current]')).toHaveText(name, { timeout: 1_000 });
    }).toPass();
  }
});
