import { type Dictionary, dictionary } from '../../kit/index.ts';
import { docBusinesses } from './doc-variables.ts';

const fixed = { fixed: true };
const businesses = Object.entries(docBusinesses).map(([value, { label }]) => `${value} ${label}`);
export const videoDictionaries: readonly Dictionary[] = [
  // Import and export sheets are made by the server from the definitions.
  dictionary('doc_template_type', '模板类型', '3 合同协议 · 4 通知函 · 5 证书 · 6 登记表', fixed),
  dictionary('doc_format', '文件格式', 'html 网页', fixed),
  dictionary('doc_template_biz', '模板适用业务', businesses.join(' · '), fixed),
];
