import { attendanceSheetPath, fairApplyFlow, fairAttendance } from '@campus/contract/jobfair';
import { getState } from '@campus/contract/kit';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { loadSummary } from './fair-summary.ts';

const title = '参会情况表';
const text = (name: string, width = 18) => ({ title: name, kind: 'text' as const, width });
const number = (name: string) => ({ title: name, kind: 'number' as const, width: 12 });

/** Every company of a fair with its booth, check-in, posts and deliveries. */
async function sheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const { companies } = await loadSummary(call.query.fairId ?? '', context);
  return fileAnswer(
    {
      name: `${title}_${context.now.replace(/\D/g, '')}`,
      title,
      subtitle: `导出人:${getSession(call).realname}`,
      columns: [
        text('企业', 32),
        text('展位'),
        text('状态'),
        text('签到时间', 20),
        number('岗位数'),
        number('收到投递'),
      ],
      rows: companies.map((line) => [
        line.companyName,
        line.boothNos ?? '',
        fairApplyFlow.states[getState(fairApplyFlow, line.status)].label,
        line.checkinTime ?? '',
        line.postCount ?? 0,
        line.deliveries,
      ]),
    },
    'xls',
    `${companies.length}行`,
  );
}
export const attendanceSheetRoutes = rawRoutes((engine) => [
  sheetRoute(attendanceSheetPath, title, fairAttendance.can.exportXls, (call) => sheet(engine, call)),
]);
