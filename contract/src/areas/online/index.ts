import { type Dictionary, defineArea } from '../../kit/index.ts';
import { dataSourceOptions, editDataSource, sysDataSource, testConnection } from './data-source.ts';
import { databaseTypes } from './database-url.ts';
import { cgreportHead, cgreportItem, cgreportParam } from './report.ts';
import { reportButtons, reportEndpoints } from './report-calls.ts';

export * from './data-source.ts';
export * from './database-url.ts';
export * from './report.ts';
export * from './report-calls.ts';
export * from './texts.ts';

const databaseTypeDictionary: Dictionary = {
  code: 'database_type',
  title: '数据库类型',
  fixed: true,
  items: databaseTypes.map(({ value, text }) => ({ value, text })),
};

/** 在线开发: external databases, and reports over them and our own. */
export const onlineArea = defineArea({
  name: 'online',
  entities: [sysDataSource, cgreportHead, cgreportItem, cgreportParam],
  endpoints: [editDataSource, dataSourceOptions, testConnection, ...reportEndpoints],
  dictionaries: [databaseTypeDictionary],
  buttons: reportButtons,
});
