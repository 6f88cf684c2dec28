import { isStaff, refusal } from '@campus/contract/kit';
import {
  getQrCode,
  qrCodePath,
  qrDocuments,
  qrInvalidPath,
  qrSizes,
  qrTexts,
  verifyPagePath,
} from '@campus/contract/system';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { loadQrCode, qrAddress, scanQrCode } from '../../platform/qr/qr-codes.ts';
import { qrPng } from '../../platform/qr/qr-png.ts';

/** The entity whose definition has codes of this type. */
const findSubject = (engine: EngineApi, bizType: string) =>
  engine.registry.entities.find(({ qr }) => qr?.type === bizType);

export const qrCodeAnswer = answer(
  getQrCode,
  async ({ bizType, bizId, size }, context, call) => {
    const { engine, session } = context;
    const e = findSubject(engine, bizType);
    if (!e) throw refusal(qrTexts.unknownType, 'RC_NOT_FOUND');
    if (isStaff(session)) engine.assertPermission(session, e.can.list as string);
    // Throws when the caller does not see the row.
    await engine.one(e, bizId, context);
    const { code, scanCount } = await loadQrCode({ bizType, bizId }, context);
    const url = qrAddress(code, context, call);
    const png = `data:image/png;base64,${qrPng(url, size ?? qrSizes.usual).toString('base64')}`;
    return { code, url, png, scanCount: scanCount ?? 0 };
  },
  { transaction: true },
);

/** Counts the scan and opens the page of the object. */
async function follow(engine: EngineApi, call: Call): Promise<Answer> {
  const code = call.params.code ?? '';
  const found = /^[0-9A-Za-z]{10}$/.test(code) ? await scanQrCode(code, engine.context(call)) : undefined;
  const page = found && findSubject(engine, found.bizType)?.qr?.page;
  if (found && qrDocuments.includes(found.bizType))
    return { kind: 'redirect', to: verifyPagePath.replace(':code', code) };
  const to = page ? page.replace(':id', encodeURIComponent(found.bizId)) : qrInvalidPath;
  // The code at a gate carries its minute.
  const minute = call.query.t;
  return { kind: 'redirect', to: page && minute ? `${to}?${new URLSearchParams({ t: minute })}` : to };
}

export const qrCodeRoutes = rawRoutes((engine) => [
  {
    methods: ['GET'],
    path: qrCodePath,
    access: 'anyone',
    title: '扫码',
    root: true,
    navigable: true,
    perMinute: 120,
    handle: (call) => follow(engine, call),
  },
]);
