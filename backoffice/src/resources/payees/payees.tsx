import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CERTIFIED_KINDS, PayeeBody } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatName } from '@cauce/format/names.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { ProposePage } from '../../ui/proposal/propose-page.tsx'
import { useWords } from '../../ui/words.ts'
import { BankTabs } from '../bank-books/bank-tabs.tsx'
import { PayeeDecisions } from './payee-decisions.tsx'

const column = columnsOf('payees')
const list = defineList({
  resource: 'payees',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  columns: [
    column.of('beneficiary', ({ beneficiary }) => formatName(beneficiary), { isSortable: true, share: 2 }),
    column.of('kind', ({ kind, projectName }, t) => projectName ?? t(`payees.kind.${kind}`), {
      from: 'tablet',
      share: 2,
    }),
    column.of('iban', ({ iban }) => groupIban(iban), { isUnbroken: true, from: 'tablet' }),
    column.plain('taxNumber', { isHidden: true }),
    column.of('document', ({ document }) => document?.name ?? null, {
      // Its name takes five lines beside the other columns.
      isHidden: true,
      cell: ({ id, document }) => document && <DocumentLink file={document} resource="payees" id={id} />,
    }),
    ...proposalColumns('payees', (payee) => <PayeeDecisions payee={payee} />),
  ],
})

/** /admin/bank/payees/: whom payouts, taxes and closed accounts are paid to, with their history; one administrator proposes, another approves. */
export function PayeesList() {
  const t = useWords()
  return (
    <ListPage
      list={list}
      title={t('payees.title')}
      above={
        <>
          <BankTabs of="/payees" />
          <Lead>{t('payees.about')}</Lead>
        </>
      }
    />
  )
}

/** Proposes a payee with the certificate of its account. */
export function PayeesCreate() {
  const t = useWords()
  return (
    <ProposePage
      resource="payees"
      schema={PayeeBody}
      requiredFiles={{ document: 'required' }}
      defaultValues={{ kind: 'taxOffice' }}
    >
      <FieldGrid>
        <WideField>
          <ChoiceInput source="kind" isRequired values={CERTIFIED_KINDS} wordOf={(kind) => t(`payees.kind.${kind}`)} />
          <SourceInput />
        </WideField>
      </FieldGrid>
      <PayeeInputs />
    </ProposePage>
  )
}

/** The project, or the person whose account is closed. */
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

/** Holder, tax number, account and certificate. */
export function PayeeInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <TextInput source="beneficiary" isRequired helperText={t('payees.holderHelp')} />
      <TextInput source="taxNumber" />
      <WideField>
        <TextInput source="iban" isRequired />
        <FileField source="document" kinds={ATTACHMENT_KINDS} label={t('payees.fields.document')} />
      </WideField>
    </FieldGrid>
  )
}
