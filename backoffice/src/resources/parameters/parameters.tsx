import { Create, DataTable, List, SelectInput as KitSelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PARAMETER_NAMES, ParameterBody, PARAMETERS, type ParameterName } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { DayField } from '../../ui/fields.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput, PercentTextInput } from '../../ui/form/number-inputs.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { HIDDEN_OF_PROPOSALS, proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { parameterValue } from '../../ui/proposal/proposals.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { PresentParameter } from './present-parameter.tsx'

type Row = RecordOf<'parameters'>
const Col = DataTable.Col<Row>
const NAMES = choicesOf('parameters.name', PARAMETER_NAMES)

const Name = ({ row }: { readonly row: Row }) => useWords()(`parameters.name.${row.name}`)
const Value = ({ row }: { readonly row: Row }) => parameterValue(row, useLanguage())
const First = () => useWords()('parameters.first')

const filters = [<KitSelectInput key="name" source="name" label="parameters.fields.name" choices={NAMES} alwaysOn />]

/** /admin/config/parameters/: what the company decides, with its history; one administrator proposes, another approves. */
export const ParametersList = () => (
  <List filters={filters} sort={{ field: 'validFrom', order: 'DESC' }}>
    <DataTable {...OPENS_DETAILS} hiddenColumns={HIDDEN_OF_PROPOSALS}>
      <Col source="name" render={(row) => <Name row={row} />} />
      <Col source="value" align="right" disableSort render={(row) => <Value row={row} />} />
      <Col source="validFrom" field={DayField} />
      <Col
        source="basis"
        sx={FROM.desk}
        disableSort
        render={(row) => (row.proposedBy === null ? <First /> : row.basis)}
      />
      {proposalColumns('parameters')}
    </DataTable>
  </List>
)

const INPUTS = { money: MoneyInput, days: TextInput, percentage: PercentTextInput }

function ValueInput() {
  const t = useWords()
  const name = (useWatch({ name: 'name' }) ?? PARAMETER_NAMES[0]) as ParameterName
  const Input = INPUTS[PARAMETERS[name].kind]
  return (
    <div>
      <Input key={name} source="value" helperText={t(`parameters.help.${name}`)} />
      <PresentParameter name={name} />
    </div>
  )
}

/** Proposes a value from a day on. */
export function ParametersCreate() {
  const t = useWords()
  return (
    <Create>
      <RecordForm
        schema={ParameterBody}
        saveLabel="parameters.createTitle"
        defaultValues={{ name: PARAMETER_NAMES[0] }}
      >
        <FieldGrid>
          <SelectInput source="name" choices={NAMES} />
          <ValueInput />
          <DayInput source="validFrom" helperText={t('parameters.validFromHelp')} />
          <WideField>
            <TextInput source="basis" helperText={t('parameters.basisHelp')} />
          </WideField>
        </FieldGrid>
      </RecordForm>
    </Create>
  )
}
