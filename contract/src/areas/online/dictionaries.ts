import type { Dictionary } from '../../kit/index.ts';
import { databaseTypes } from './database-url.ts';

export const databaseTypeDictionary: Dictionary = {
  code: 'database_type',
  title: '数据库类型',
  fixed: true,
  items: databaseTypes.map(({ value, text }) => ({ value, text })),
};
