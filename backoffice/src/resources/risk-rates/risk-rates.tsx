import { FROM } from '../../ui/list/widths.ts'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { ContentField, DayField, MomentField, PercentField, WordField } from '../../ui/fields.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { DataTable, List } from 'react-admin'
import { RISK_CATEGORIES, RiskRateBody } from '@cauce/contract'
import { BothLanguagesInput, choicesOf, SelectInput } from '../../ui/form/inputs.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PercentInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'riskRates'>>

const filters = [
  <SelectInput key="category" source="category" choices={choicesOf('riskRates.category', RISK_CATEGORIES)} alwaysOn />,
]

/** /admin/config/risk-rates/: the expected default rate of each risk category, with those that were. */
export const RiskRatesList = () => (
  <List filters={filters} sort={{ field: 'validFrom', order: 'DESC' }}>
    <DataTable {...OPENS_DETAILS} hiddenColumns={['createdAt']}>
      <Col source="category" field={WordField} />
      <Col source="expectedRate" field={PercentField} align="right" />
      <Col source="validFrom" field={DayField} />
      <Col source="method" field={ContentField} sx={FROM.tablet} />
      <Col source="createdAt" field={MomentField} />
    </DataTable>
  </List>
)

export function RiskRatesCreate() {
  const t = useWords()
  return (
    <CreateForm schema={RiskRateBody} saveLabel="riskRates.createTitle">
      <FieldGrid>
        <SelectInput source="category" choices={choicesOf('riskRates.category', RISK_CATEGORIES)} />
        <PercentInput source="expectedRate" />
        <DayInput source="validFrom" helperText={t('riskRates.validFromHelp')} />
        <WideField>
          <BothLanguagesInput source="method" minRows={4} helperText={t('riskRates.methodHelp')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}
