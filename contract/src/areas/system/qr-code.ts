import { dateTime, endpoint, entity, flag, json, number, text, type } from '../../kit/index.ts';

/** Address of a QR code on the site: `{site}/q/{code}`. */
export const qrCodePath = '/q/:code';
/** Console page shown for a code that is unknown, switched off or past its time. */
export const qrInvalidPath = '/qrInvalid';
/** Page of the code of an issued document. */
export const verifyPagePath = '/verify/:code';
/** Kinds of codes that stand on issued documents. */
export const qrDocuments: readonly string[] = ['offer', 'agreement'];
/** Width and height of the picture in pixels. */
export const qrSizes = { least: 280, most: 1280, usual: 430 } as const;

/** A QR code: leads to an object of the platform and counts its scans; never carries data itself. */
export const bizQrCode = entity({
  area: 'system',
  name: 'bizQrCode',
  table: 'biz_qr_code',
  code: 'system:qrCode',
  path: '',
  title: '二维码',
  fields: {
    /** 10 characters of base62. */
    code: text({ label: '编码', required: true, max: 10, unique: true }),
    bizType: text({ label: '业务类型', required: true, max: 30 }),
    bizId: text({ label: '业务对象', required: true, max: 32 }),
    payload: json<Readonly<Record<string, unknown>>>()({ label: '内容' }),
    /** Digest of the payload: the same object and payload have one code. */
    payloadKey: text({ label: '内容摘要', max: 64, required: true }),
    expireTime: dateTime({ label: '到期时间' }),
    scanCount: number({ label: '扫码次数', derived: true, default: 0 }),
    status: flag({ label: '启用', default: 1 }),
  },
  display: 'code',
  list: ['code', 'bizType', 'bizId', 'scanCount'],
  form: [],
  visible: {},
  uniques: [{ fields: ['bizType', 'bizId', 'payloadKey'], message: '二维码已存在' }],
  indexes: [['code']],
});

/** A QR code with its picture. */
export interface QrCode {
  readonly code: string;
  readonly url: string;
  /** PNG, as a data URL. */
  readonly png: string;
  readonly scanCount: number;
}
/** The code of an object that the caller may read. */
export const getQrCode = endpoint({
  method: 'GET',
  path: '/common/qrcode/get',
  title: '获取二维码',
  needs: 'signed-in',
  input: {
    bizType: text({ label: '业务类型', required: true, max: 30 }),
    bizId: text({ label: '业务对象', required: true, max: 32 }),
    size: number({ label: '尺寸', min: qrSizes.least, max: qrSizes.most, default: qrSizes.usual }),
  },
  output: type<QrCode>(),
  perMinute: 120,
});

/** Texts of QR codes. */
export const qrTexts = {
  unknownType: '该对象没有二维码',
  button: '二维码',
  title: (name: string) => `“${name}”的二维码`,
  hint: '扫码打开该页面，扫码次数即时统计',
  scans: (n: number) => `已扫码 ${n.toLocaleString('zh-CN')} 次`,
  download: '下载图片',
  copy: '复制链接',
  copied: '链接已复制',
} as const;
