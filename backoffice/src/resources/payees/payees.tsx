import { DataTable } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { IbanField } from '../../ui/fields.tsx'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CERTIFIED_KINDS, PayeeBody } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatName } from '@cauce/format/names.ts'
import { DocumentField } from '../../ui/document-link.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'payees'>>

/** /admin/bank/payees/: whom payouts, taxes and closed accounts are paid to, with their history; one administrator proposes, another approves. */
export function PayeesList() {
  const t = useWords()
  return (
    <ProposalList hiddenColumns={['taxNumber', 'document']}>
      <Col source="beneficiary" render={({ beneficiary }) => formatName(beneficiary)} />
      <Col source="kind" render={({ kind, projectName }) => projectName ?? t(`payees.kind.${kind}`)} sx={FROM.tablet} />
      <Col source="iban" field={IbanField} sx={FROM.tablet} />
      <Col source="taxNumber" />
      <Col source="document" disableSort field={DocumentField} />
    </ProposalList>
  )
}

export const PayeesCreate = () => (
  <CreateForm
    schema={PayeeBody}
    saveLabel="payees.createTitle"
    requiredFiles={{ document: 'required' }}
    defaultValues={{ kind: 'taxOffice' }}
  >
    <FieldGrid>
      <WideField>
        <SelectInput source="kind" choices={choicesOf('payees.kind', CERTIFIED_KINDS)} />
        <SourceInput />
      </WideField>
    </FieldGrid>
    <PayeeInputs />
  </CreateForm>
)

function SourceInput() {
  const t = useWords()
  const { setValue } = useFormContext()
  const kind: unknown = useWatch({ name: 'kind' })
  useEffect(() => {
    if (kind !== 'project') setValue('projectId', null)
    if (kind !== 'closedAccount') setValue('userId', null)
  }, [kind, setValue])
  if (kind === 'project') return <ProjectInput source="projectId" isRequired />
  if (kind === 'closedAccount') return <TextInput source="userId" isRequired helperText={t('payees.userIdHelp')} />
  return null
}

export function PayeeInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <TextInput source="beneficiary" helperText={t('payees.holderHelp')} />
      <TextInput source="taxNumber" />
      <WideField>
        <TextInput source="iban" />
        <FileField source="document" kinds={ATTACHMENT_KINDS} label={t('payees.fields.document')} />
      </WideField>
    </FieldGrid>
  )
}
