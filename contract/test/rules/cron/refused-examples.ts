/** Expressions that are refused, and what is said of each (`widgets.md` 3.8): its number, the expression, the sentence. */
export const refusedExamples = [
  ['X1', '0 0 25 * * ? *', 'Cron表达式错误：时的取值范围为0到23'],
  ['X2', '0 0 0 32 * ? *', 'Cron表达式错误：日的取值范围为1到31'],
  ['X3', '0 60 * * * ? *', 'Cron表达式错误：分的取值范围为0到59'],
  ['X4', '0 0 0 ? * 8 *', 'Cron表达式错误：周的取值范围为0到6'],
  ['X5', '0 0 0 1 13 ? *', 'Cron表达式错误：月的取值范围为1到12'],
  ['X6', '0 0/0 * * * ? *', 'Cron表达式错误：分的间隔必须大于0'],
  ['X7', '0 30-10 * * * ? *', 'Cron表达式错误：分区间的起始值不能大于结束值'],
  ['X8', 'abc', 'Cron表达式错误：至少需要5项'],
  ['X9', '0 0 0 * * ? * *', 'Cron表达式最多7项！'],
  ['X10', '0 0 0 * * ? 20xx', 'Cron表达式参数[年]错误：20xx'],
  ['X11', '0 0 0 X * ? *', 'Cron表达式错误：无法识别“X”'],
] as const;
