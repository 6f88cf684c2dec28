// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { dataSourceOptions, editDataSource, sysDataSource, testConnection } from './data-source.ts';
import { databaseTypeDictionary } from './dictionaries.ts';
import { onlineMenu } from './menu.ts';
import { cgreportHead, cgreportItem, cgreportParam } from './report.ts';
import {
  addReport,
  columnsAndData,
  editReport,
  editReportToo,
  paramsInfo,
  parseReportSql,
  publishReport,
  queryInfo,
  reportButtons,
  reportData,
  reportDictList,
  reportItems,
  reportParams,
  rpColumns,
} from './report-calls.ts';

export const onlineArea = defineArea({
  name: 'online',
  entities: [sysDataSource, cgreportHead, cgreportItem, cgreportParam],
  endpoints: [
    dataSourceOptions,
    editDataSource,
    testConnection,
    addReport,
    columnsAndData,
    editReport,
    editReportToo,
    paramsInfo,
    parseReportSql,
    publishReport,
    queryInfo,
    reportData,
    reportDictList,
    reportItems,
    reportParams,
    rpColumns,
  ],
  dictionaries: [databaseTypeDictionary],
  buttons: [...reportButtons],
  menu: [...onlineMenu],
});
