import { DownloadOutlined } from '@ant-design/icons';
import {
  certifiedNames,
  company,
  companyFlow,
  enterpriseTexts,
  registrationSettings,
} from '@campus/contract/enterprise';
import { getCodes } from '@campus/contract/kit';
import { chinaDay } from '@campus/contract/rules';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { EntityForm, type EntityFormSettings } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { DateInput, UploadInput } from '../../kit/form/field-inputs.tsx';
import { type FormErrors, type FormValues, getTypedText } from '../../kit/form/use-fields-form.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import './company.css';

const { rules: texts, certifiedNote, longTerm } = enterpriseTexts;
const certified: ReadonlySet<string> = new Set(certifiedNames);
const settledStates = getCodes(companyFlow, 'waiting', 'approved', 'disabled');
const agency = '2';

/** A licence without an expiry date is shown as unlimited. */
export const companyCells = {
  licenseExpire: ({ licenseExpire, licenseImg }: RowData) =>
    asText(licenseExpire) || (asText(licenseImg) === '' ? <Empty /> : longTerm),
};

/** Whether the certified values were audited: from then on only a 资质变更 changes them. */
const isCertified = (row: RowData): boolean => settledStates.includes(Number(row.auditStatus));

/** A licence without an expiry date is empty: a checkbox says so instead of an empty date. */
function LicenseExpireInput(props: InputProps) {
  const [isLasting, setLasting] = useState(props.value === '');
  return (
    <div className="lasting-date">
      <DateInput {...props} disabled={isLasting || props.disabled} {...(isLasting && { placeholder: '' })} />
      <Checkbox
        checked={isLasting}
        disabled={props.disabled ?? false}
        onChange={({ target }) => {
          setLasting(target.checked);
          if (target.checked) props.onChange('');
        }}
      >
        {longTerm}
      </Checkbox>
    </div>
  );
}

/** Upload with a link to the form to fill in and stamp. */
const ProxyLetterInput = (props: InputProps) => (
  <>
    <UploadInput {...props} />
    <a className="paper-template" href="/templates/proxy-letter.rtf" download={texts.proxyTemplate.file}>
      <DownloadOutlined aria-hidden /> {texts.proxyTemplate.label}
    </a>
  </>
);

function refusals(values: FormValues, needsLetter: boolean): FormErrors {
  const today = chinaDay(new Date());
  const has = (name: string) => getTypedText(values, name) !== '';
  return {
    ...(has('foundDate') && getTypedText(values, 'foundDate') > today && { foundDate: texts.founded }),
    ...(has('licenseExpire') && getTypedText(values, 'licenseExpire') < today && { licenseExpire: texts.expired }),
    ...(getTypedText(values, 'companyKind') === agency && !has('hrLicense') && { hrLicense: texts.hrLicense }),
    ...(needsLetter && !has('proxyLetter') && { proxyLetter: texts.proxyLetter }),
  };
}

/** Overrides of the form of a company. */
export function useCompanyForm(): Omit<EntityFormSettings<typeof company>, 'then'> {
  const settings = useEndpoint(registrationSettings, {}, { silent: true });
  const needsLetter = settings.data?.needProxyLetter === true;
  return {
    inputs: { licenseExpire: LicenseExpireInput, proxyLetter: ProxyLetterInput },
    rules: (values) => refusals(values, needsLetter),
    isHidden: (name, values) => name === 'hrLicense' && getTypedText(values, 'companyKind') !== agency,
    isNeeded: (name) => name === 'hrLicense' || (name === 'proxyLetter' && needsLetter),
  };
}

interface EditCompanyProps {
  readonly row: RowData;
  readonly onClose: () => void;
}

/** Edits a company on the school's side; certified values are omitted once audited. */
export function EditCompany({ row, onClose }: EditCompanyProps) {
  const form = useCompanyForm();
  if (!isCertified(row)) return <EntityForm entity={company} {...form} id={row.id} onClose={onClose} />;
  const { rules: _rules, ...rest } = form;
  return (
    <EntityForm
      entity={company}
      {...rest}
      id={row.id}
      isHidden={(name) => certified.has(name)}
      note={certifiedNote}
      onClose={onClose}
    />
  );
}
