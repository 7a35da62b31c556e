import { Alert } from '@mui/material'
import { useGetList } from 'react-admin'
import { CompanyAccountBody } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import { formatName } from '@cauce/format/names.ts'
import type { RecordOf } from '../../providers/records.ts'
import { proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { SwitchInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProposePage } from '../../ui/proposal/propose-page.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { BankTabs } from '../bank-books/bank-tabs.tsx'
import { AccountDecisions } from './account-decisions.tsx'
import { InstitutionAccount } from './institution-account.tsx'

type Account = RecordOf<'companyAccounts'>

const column = columnsOf('companyAccounts')
const list = defineList({
  resource: 'companyAccounts',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  columns: [
    column.of('iban', ({ iban }) => groupIban(iban), { isUnbroken: true }),
    column.of('beneficiary', ({ beneficiary }) => formatName(beneficiary), { share: 2, from: 'desk' }),
    column.plain('bankName', { isSortable: true, share: 2, from: 'tablet' }),
    column.plain('bic', { isHidden: true }),
    column.of('main', ({ main }, t) => t(main ? 'common.yes' : 'common.no'), { from: 'tablet' }),
    ...proposalColumns('companyAccounts', (account) => <AccountDecisions account={account} />),
  ],
})

/** /admin/config/company-accounts/: the accounts of the company with their history; one administrator proposes, another approves. */
export function CompanyAccountsList() {
  const t = useWords()
  return <ListPage list={list} title={t('companyAccounts.title')} above={<About />} />
}

function About() {
  const t = useWords()
  const { data } = useGetList<Account>('companyAccounts', { filter: { state: 'active' } })
  const hasNone = data?.some(({ main }) => main) === false
  return (
    <>
      <BankTabs of="/companyAccounts" />
      <Lead>{t('companyAccounts.about')}</Lead>
      {hasNone && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('companyAccounts.none')}
        </Alert>
      )}
      {data && <InstitutionAccount inForce={data} />}
    </>
  )
}

/** Proposes an account, or a change of the one with the same IBAN. */
export function CompanyAccountsCreate() {
  const t = useWords()
  return (
    <ProposePage resource="companyAccounts" schema={CompanyAccountBody} defaultValues={{ main: true }}>
      <FieldGrid>
        <WideField>
          <TextInput source="iban" isRequired />
          <TextInput source="beneficiary" isRequired helperText={t('companyAccounts.beneficiaryHelp')} />
        </WideField>
        <TextInput source="bankName" isRequired />
        <TextInput source="bic" isRequired />
        <WideField>
          <SwitchInput source="main" />
        </WideField>
      </FieldGrid>
    </ProposePage>
  )
}
