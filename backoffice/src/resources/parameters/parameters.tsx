import { DataTable, SelectInput as KitSelectInput } from 'react-admin'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { PARAMETER_NAMES, ParameterBody, PARAMETERS, type ParameterName } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { DayField } from '../../ui/fields.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput, type FieldProps } from '../../ui/form/inputs.tsx'
import { MoneyInput, PercentTextInput } from '../../ui/form/number-inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { parameterValue } from '../../ui/proposal/proposals.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { PresentParameter } from './present-parameter.tsx'

type Row = RecordOf<'parameters'>
const Col = DataTable.Col<Row>
const NAMES = choicesOf('parameters.name', PARAMETER_NAMES)

const Name = ({ row }: { readonly row: Row }) => useWords()(`parameters.name.${row.name}`)
const Value = ({ row }: { readonly row: Row }) => parameterValue(row, useWords(), useLanguage())
const First = () => useWords()('parameters.first')

const filters = [<KitSelectInput key="name" source="name" label="parameters.fields.name" choices={NAMES} alwaysOn />]

/** /admin/config/parameters/: what the company decides, with its history; one administrator proposes, another approves. */
export const ParametersList = () => (
  <ProposalList filters={filters} sortedBy="validFrom">
    <Col source="name" render={(row) => <Name row={row} />} />
    <Col source="value" align="right" disableSort render={(row) => <Value row={row} />} />
    <Col source="validFrom" field={DayField} />
    <Col
      source="basis"
      sx={FROM.desk}
      disableSort
      render={(row) => (row.proposedBy === null ? <First /> : row.basis)}
    />
  </ProposalList>
)

const AnswerInput = (props: FieldProps) => (
  <SelectInput {...props} choices={choicesOf('parameters.answer', ['yes', 'no'])} />
)

const VATS = ['unstated', 'exempt', 'rate'] as const

/** A percentage, or the word that stands in its place. */
function VatInput({ source, helperText }: FieldProps) {
  const t = useWords()
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name: source })
  const choice = VATS.find((vat) => vat === value) ?? 'rate'
  return (
    <>
      <SelectField
        fullWidth
        label={t('parameters.fields.value')}
        helperText={helperText}
        value={choice}
        options={VATS.map((vat) => [vat, t(`parameters.vat.${vat}`)])}
        onChoose={(vat) => setValue(source, vat === 'rate' ? null : vat, { shouldDirty: true, shouldValidate: true })}
      />
      {choice === 'rate' && <PercentTextInput source={source} label="parameters.rate" />}
    </>
  )
}

const INPUTS = {
  ...{ money: MoneyInput, days: TextInput, percentage: PercentTextInput },
  ...{ account: TextInput, answer: AnswerInput, vat: VatInput },
}

/** What was typed for another one is no value of this one. */
function NameInput() {
  const { setValue } = useFormContext()
  return <SelectInput source="name" choices={NAMES} onChange={() => setValue('value', null)} />
}

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
    <CreateForm schema={ParameterBody} saveLabel="parameters.createTitle" defaultValues={{ name: PARAMETER_NAMES[0] }}>
      <FieldGrid>
        <NameInput />
        <ValueInput />
        <DayInput source="validFrom" helperText={t('parameters.validFromHelp')} />
        <WideField>
          <TextInput source="basis" helperText={t('parameters.basisHelp')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}
