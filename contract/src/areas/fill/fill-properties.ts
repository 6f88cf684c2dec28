import { date, type Fields, longText, number, text, yesNo } from '../../kit/index.ts';
import { type FillType, fillTypes } from './fill-field.ts';
import { fillTexts } from './fill-texts.ts';

const { labels } = fillTexts;
const { line, number: numeric, radio, checks, mobile, email, idCard, images, files, note } = fillTypes;
const only = (types: readonly FillType[], type: FillType, fields: Fields): Fields =>
  types.includes(type) ? fields : {};
const getLength = (least: number, most: number): Fields => ({
  minLength: number({ label: labels.minLength, min: 0, max: least }),
  maxLength: number({ label: labels.maxLength, min: 1, max: most }),
});
const decimal = (label: string) => number({ label, digits: 4, min: -9_999_999_999, max: 9_999_999_999 });

/** The settings that a field of a type has, apart from its options and its condition. */
export const fillProperties = (type: FillType): Fields => ({
  label: text({ label: labels.label, max: 50, required: true }),
  helpText: longText({ label: labels.helpText, max: 200, required: type === note }),
  ...(type !== note && { required: yesNo({ label: labels.required }) }),
  ...only([line, fillTypes.text, numeric, mobile, email, idCard], type, {
    placeholder: text({ label: labels.placeholder, max: 50 }),
  }),
  ...only([line, fillTypes.text], type, getLength(200, type === line ? 200 : 2000)),
  ...only([numeric], type, {
    minValue: decimal(labels.minValue),
    maxValue: decimal(labels.maxValue),
    decimals: number({ label: labels.decimals, min: 0, max: 4 }),
  }),
  ...only([radio, checks], type, { allowOther: yesNo({ label: labels.allowOther }) }),
  ...only([checks], type, {
    minSelect: number({ label: labels.minSelect, min: 0, max: 50 }),
    maxSelect: number({ label: labels.maxSelect, min: 0, max: 50 }),
  }),
  ...only([fillTypes.date, fillTypes.dateTime], type, {
    minDate: date({ label: labels.minDate }),
    maxDate: date({ label: labels.maxDate }),
  }),
  ...only([images, files], type, {
    maxFiles: number({ label: labels.maxFiles, min: 1, max: 9 }),
    maxSizeMb: number({ label: labels.maxSizeMb, min: 1, max: 20 }),
  }),
  ...only([files], type, { fileTypes: text({ label: labels.fileTypes, max: 100 }) }),
  ...only([line], type, {
    regex: text({ label: labels.regex, max: 200 }),
    regexMessage: text({ label: labels.regexMessage, max: 50 }),
  }),
  ...only([line, numeric, mobile, email, idCard], type, { uniqueFlag: yesNo({ label: labels.uniqueFlag }) }),
  ...only([mobile, email, idCard], type, { sensitive: yesNo({ label: labels.sensitive }) }),
  ...(type !== note && {
    listShow: yesNo({ label: labels.listShow }),
    exportShow: yesNo({ label: labels.exportShow }),
  }),
});
