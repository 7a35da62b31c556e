import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { CountryField, DayField, PercentField } from '../../ui/fields.tsx'
import { DataTable } from 'react-admin'
import { WithholdingRateBody, WITHHOLDING_SCOPES } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { scopeWords } from '../../ui/proposal/proposals.ts'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { PercentInput } from '../../ui/form/number-inputs.tsx'
import { CountryInput } from '../../ui/form/reference-inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'withholdingRates'>>

const Scope = ({ rate }: { readonly rate: RecordOf<'withholdingRates'> }) => scopeWords(rate, useWords(), useLanguage())

/** /admin/config/withholding-rates/: the rates of the tax on interest with their history; one administrator proposes, another approves. */
export const WithholdingRatesList = () => (
  <ProposalList sortedBy="validFrom" hiddenColumns={['country']}>
    <Col source="scope" render={(rate) => <Scope rate={rate} />} />
    <Col source="percentage" field={PercentField} align="right" />
    <Col source="validFrom" field={DayField} />
    <Col source="source" sx={FROM.desk} />
    <Col source="country" field={CountryField} />
  </ProposalList>
)

export function WithholdingRatesCreate() {
  const t = useWords()
  return (
    <CreateForm
      schema={WithholdingRateBody}
      saveLabel="withholdingRates.createTitle"
      defaultValues={{ scope: 'resident' }}
    >
      <FieldGrid>
        <SelectInput source="scope" choices={choicesOf('withholdingRates.scope', WITHHOLDING_SCOPES)} />
        <CountryInput source="country" helperText={t('withholdingRates.countryHelp')} />
        <PercentInput source="percentage" />
        <DayInput source="validFrom" helperText={t('withholdingRates.validFromHelp')} />
        <WideField>
          <TextInput source="source" helperText={t('withholdingRates.sourceHelp')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}
