import { endpoint, json, number, text, type } from '../../kit/index.ts';

const id = text({ label: '模板', required: true, max: 32 });

export const setDefaultTemplate = endpoint({
  method: 'POST',
  path: '/media/docTemplate/setDefault',
  title: '设为默认',
  needs: 'media:docTemplate:setDefault',
  input: { id },
  output: type<null>(),
});
/** Adds a disabled copy. */
export const copyTemplate = endpoint({
  method: 'POST',
  path: '/media/docTemplate/copy',
  title: '复制模板',
  needs: 'media:docTemplate:copy',
  input: { id },
  output: type<{ readonly id: string }>(),
});

/** A version of a template's content. */
export interface TemplateVersion {
  readonly versionNo: number;
  readonly savedBy: string;
  readonly savedBy_dictText?: string;
  readonly createTime: string;
}
/** The versions, newest first, at most 100; the first is the present one. */
export const templateVersions = endpoint({
  method: 'GET',
  path: '/media/docTemplate/versions',
  title: '模板历史版本',
  needs: 'media:docTemplate:edit',
  input: { id },
  output: type<readonly TemplateVersion[]>(),
});
/** Makes an earlier content the present one, as a new version. */
export const restoreTemplate = endpoint({
  method: 'POST',
  path: '/media/docTemplate/restore',
  title: '恢复模板版本',
  needs: 'media:docTemplate:edit',
  input: { id, versionNo: number({ label: '版本号', required: true, min: 1 }) },
  output: type<null>(),
});

/** Values by variable. */
export type TemplateData = Readonly<Record<string, string | number | null>>;
const isValue = (value: unknown): boolean =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= 20_000);
const dataFault = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValue)
    ? undefined
    : '数据格式不正确';
/** The template as HTML with these values; missing variables are marked. */
export const renderTemplate = endpoint({
  method: 'POST',
  path: '/media/docTemplate/render',
  title: '渲染模板',
  needs: 'media:docTemplate:list',
  input: { id, data: json<TemplateData>()({ label: '数据', required: true, fault: dataFault }) },
  output: type<{ readonly html: string; readonly missing: readonly string[] }>(),
  silent: true,
});

/**
 * `?id=&versionNo=`: the template, or one of its versions, with sample values as a PDF that is marked as a sample. Code
 * `media:docTemplate:list`; versions also need `media:docTemplate:edit`.
 */
export const templatePreviewPath = '/media/docTemplate/preview';
