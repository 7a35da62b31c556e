import { FROM } from '../../ui/list/widths.ts'
import { IbanField, YesNoField } from '../../ui/fields.tsx'
import { Alert } from '@mui/material'
import { DataTable, useGetList, BooleanInput } from 'react-admin'
import { CompanyAccountBody } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatName } from '@cauce/format/names.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { DocumentField } from '../../ui/document-link.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { useRead } from '../../providers/call.ts'

type Account = RecordOf<'companyAccounts'>

const Col = DataTable.Col<RecordOf<'companyAccounts'>>

/** /admin/config/company-accounts/: the accounts of the company with their history; one administrator proposes, another approves. */
export function CompanyAccountsList() {
  return (
    <>
      <About />
      <ProposalList hiddenColumns={['bic', 'document']}>
        <Col source="iban" field={IbanField} />
        <Col source="beneficiary" render={({ beneficiary }) => formatName(beneficiary)} sx={FROM.desk} />
        <Col source="bankName" sx={FROM.tablet} />
        <Col source="bic" />
        <Col source="main" field={YesNoField} sx={FROM.tablet} />
        <Col source="document" disableSort field={DocumentField} />
      </ProposalList>
    </>
  )
}

function About() {
  const t = useWords()
  const { data } = useInForce()
  const hasNone = data?.some(({ main }) => main) === false
  return (
    <>
      {hasNone && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('companyAccounts.none')}
        </Alert>
      )}
      {data && <InstitutionAccount inForce={data} />}
    </>
  )
}

const useInForce = () => useGetList<Account>('companyAccounts', { filter: { state: 'active' } })

export function CompanyAccountsCreate() {
  const t = useWords()
  const { data, isPending } = useInForce()
  if (isPending) return null
  return (
    <CreateForm
      schema={CompanyAccountBody}
      saveLabel="companyAccounts.createTitle"
      requiredFiles={{ document: 'required' }}
      defaultValues={{ main: data?.every(({ main }) => !main) === true }}
    >
      <FieldGrid>
        <WideField>
          <TextInput source="iban" />
          <TextInput source="beneficiary" helperText={t('companyAccounts.beneficiaryHelp')} />
        </WideField>
        <TextInput source="bankName" />
        <TextInput source="bic" />
        <WideField>
          <BooleanInput source="main" />
          <FileField source="document" kinds={ATTACHMENT_KINDS} label={t('companyAccounts.fields.document')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}

/** The account of the institution that holds the money, until it is one of those in force. Banks that are known by their files have none to name. */
function InstitutionAccount({ inForce }: { readonly inForce: readonly Account[] }) {
  const t = useWords()
  const { data } = useRead(['institution'], 'GET /v1/bank/institution')
  if (data === undefined || data.name === 'files') return null
  const { isReachable, account } = data
  if (account !== null && inForce.some(({ iban }) => iban === account)) return null
  const words = account === null ? undefined : t('companyAccounts.institution', { iban: groupIban(account) })
  if (isReachable && words === undefined) return null
  return (
    <Alert severity={isReachable ? 'info' : 'warning'} sx={{ marginBlockEnd: 2 }}>
      {words ?? t('companyAccounts.institutionSilent')}
    </Alert>
  )
}
