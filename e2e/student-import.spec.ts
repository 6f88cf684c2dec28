/** The school imports students from a spreadsheet, corrects the invalid rows and imports them again. */
import { readFile } from 'node:fs/promises';
import { text } from '@campus/contract/messages';
import type { Download, Page } from '@playwright/test';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';
import { getRows, type SheetRow, students, workbook } from './support/student-sheet.ts';

/** `STUDENT_ROWS=2000` is the figure of a release; the API test `employ-user-import` has as many rows in every run. */
const total = Number(process.env.STUDENT_ROWS ?? 400);
const every = total / 40;
/** For two thousand rows on a busy machine. */
const patience = 150_000;
const first = 500_000;
/** Error in one of `every` rows, in turn, and its message in the error file. */
const mistakes: readonly (readonly [SheetRow, RegExp])[] = [
  [{ 手机号: '123' }, /请输入正确手机号/],
  [{ 姓名: '' }, /请输入姓名!/],
  [{ 院系: '没有的院系' }, /院系的值不在可选范围内!/],
  [{ 毕业日期: '去年夏天' }, /毕业日期格式不正确!/],
];
const good = students(first, total);
const isBad = (i: number): boolean => i % every === 7;
const mixed = good.map((row, i) =>
  isBad(i) ? { ...row, ...mistakes[Math.floor(i / every) % mistakes.length]?.[0] } : row,
);
const badCount = mixed.filter((_, i) => isBad(i)).length;

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await new Shell(page).pane.getByRole('button', { name: text.common.import, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text.import.title });
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer });
  await dialog.getByRole('button', { name: text.import.start }).click();
}

/** Number of students of this test, counted by the list. */
async function expectStudents(page: Page, count: number): Promise<void> {
  const { pane } = new Shell(page);
  await pane.getByLabel('学号', { exact: true }).fill('IMP5*');
  await pane.getByRole('button', { name: text.common.query, exact: true }).click();
  await expect(pane.getByText(new RegExp(`共\\s*${count}\\s*条`))).toBeVisible();
}

test('students from a spreadsheet, the bad rows corrected in the error file', async ({ visit }) => {
  test.slow(); // hundreds of rows are written
  expect(badCount).toBe(40);
  const page = await visit('/student/profile', 'school');

  const errors = await test.step('imports what is good and names what is not', async () => {
    // Looked for from the start: the progress goes with the end of the import.
    const progress = page
      .getByRole('status')
      .filter({ hasText: new RegExp(`/\\s*${total}`) })
      .waitFor({ timeout: patience });
    await chooseFile(page, '学生名单.xls', workbook(mixed));
    await progress;
    const report = page.getByRole('dialog', { name: text.import.partial.title });
    await expect(report).toContainText(`总上传行数：${total}，已导入行数：${total - badCount}，错误行数：${badCount}`, {
      timeout: patience,
    });
    const arrived: Promise<Download> = page.waitForEvent('download');
    await report.getByRole('link', { name: text.import.partial.link }).click();
    const file = getRows(await readFile(await (await arrived).path()));
    await report.getByRole('button', { name: text.common.ok }).click();
    return file;
  });

  await test.step('says of every bad row what is wrong with it', () => {
    expect(errors).toHaveLength(badCount);
    for (const row of errors) {
      const i = Number(row.学号?.slice(3)) - first;
      const [, reason] = mistakes[Math.floor(i / every) % mistakes.length] ?? [];
      expect(Object.values(row).join()).toMatch(reason as RegExp);
      expect(Object.values(row).join()).toContain(`第${i + 4}行`);
    }
  });
  await expectStudents(page, total - badCount);

  await test.step('imports the rest once it is corrected', async () => {
    // Corrected in the error file, which has additional columns with the errors.
    const corrected = errors.map((row) => ({ ...row, ...good[Number(row.学号?.slice(3)) - first] }));
    await chooseFile(page, '学生名单-更正.xls', workbook(corrected));
    await expect(
      new Shell(page).notice(`文件导入成功！数据行数：${badCount}（新增${badCount}行，更新0行，未变0行）`),
    ).toBeVisible();
    await expectStudents(page, total);
  });
});

test('a file with titles of its own is mapped, corrected in place and imported', async ({ visit }) => {
  const page = await visit('/student/profile', 'school');
  const { pane } = new Shell(page);
  const foreign = students(first + total, 2).map(({ 姓名, 学号, ...row }, i) => ({
    学生: 姓名 ?? '',
    编号: 学号 ?? '',
    ...row,
    ...(i === 1 && { 院系: '没有的院系' }),
  }));
  await pane.getByRole('button', { name: text.common.import, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text.import.title });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '别处的名单.xls', mimeType: 'application/vnd.ms-excel', buffer: workbook(foreign) });
  const start = dialog.getByRole('button', { name: text.import.start });
  await test.step('asks for the columns it does not know', async () => {
    for (const [target, title] of [
      ['姓名', '学生'],
      ['学号', '编号'],
    ] as const) {
      await expect(start).toBeDisabled();
      // The asterisk of a required column is part of its name.
      await dialog.getByRole('combobox', { name: new RegExp(`${target}$`) }).fill(title);
      await page.keyboard.press('Enter');
    }
    await expect(start).toBeEnabled();
  });
  await test.step('corrects the wrong cell and imports both rows', async () => {
    await dialog.getByLabel(/更正第\d+行的院系/).fill('就业服务中心');
    await expect(dialog.getByRole('button', { name: text.import.recheck })).toBeVisible();
    await start.click();
  });
  await expect(dialog).toBeHidden();
});

test('a file that is no list of students cannot be imported', async ({ visit }) => {
  const page = await visit('/student/profile', 'school');
  await new Shell(page).pane.getByRole('button', { name: text.common.import, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text.import.title });
  const buffer = workbook([{ 标题: '没有学生的表', 数量: '3' }]);
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '别的表.xls', mimeType: 'application/vnd.ms-excel', buffer });
  await expect(dialog.getByText(text.import.missing).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: text.import.start })).toBeDisabled();
});
