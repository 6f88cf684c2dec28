const verbLength = 2;

/**
 * An action and what it is taken for: a verb takes the row as its object (删除企业“甲”), a longer label is set apart from it
 * (重置密码：用户“甲”), and a label that ends with the word for the rows does not repeat it (取消面试“甲”).
 */
export function getActionTitle(label: string, subject = ''): string {
  const [noun = ''] = subject.split('“');
  if (noun !== '' && noun !== subject && label.endsWith(noun)) return `${label}${subject.slice(noun.length)}`;
  return subject !== '' && label.length > verbLength ? `${label}：${subject}` : `${label}${subject}`;
}
