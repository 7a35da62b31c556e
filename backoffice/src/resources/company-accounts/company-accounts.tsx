import { Alert, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { CompanyAccountBody, stateAfter, companyAccountLifecycle } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import { formatName } from '@cauce/format/names.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions } from '../../ui/decision/proposal-decisions.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { SwitchInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProposePage } from '../../ui/form/propose-page.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankTabs } from '../bank-books/bank-tabs.tsx'
import { InstitutionAccount } from './institution-account.tsx'

type Account = RecordOf<'companyAccounts'>

const tones = {
  proposed: 'blue',
  active: 'green',
  refused: 'clay',
  replaced: 'grey',
  retired: 'grey',
} as const satisfies Record<Account['state'], Tone>

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
    column.of('state', ({ state }, t) => t(`companyAccounts.state.${state}`), {
      isSortable: true,
      cell: ({ state }, t) => <StateBadge tone={tones[state]} label={t(`companyAccounts.state.${state}`)} />,
    }),
    column.plain('proposedByName', { share: 2, from: 'desk' }),
    column.plain('decidedByName', { share: 2, from: 'desk' }),
    column.moment('createdAt', { isSortable: true, isHidden: true }),
    column.plain('reason', { isHidden: true }),
    column.of('updatedAt', () => '', {
      heading: (t) => t('backoffice.actions'),
      isOnScreenOnly: true,
      cell: (account) => <Decisions account={account} />,
    }),
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
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>
        {t('companyAccounts.about')}
      </Typography>
      {hasNone && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('companyAccounts.none')}
        </Alert>
      )}
      {data && <InstitutionAccount inForce={data} />}
    </>
  )
}

const STEPS = ['approve', 'refuse', 'retire'] as const
const DONE = { approve: 'approved', refuse: 'refused', retire: 'retired' } as const

/** The steps that the state allows. Deposits go to the main account, which is replaced and not retired. */
function Decisions({ account }: { readonly account: Account }) {
  const t = useWords()
  const { main, beneficiary } = account
  const iban = groupIban(account.iban)
  const isPossible = (name: (typeof STEPS)[number]) =>
    stateAfter(companyAccountLifecycle, name, account.state) !== undefined && !(name === 'retire' && main)
  const steps = STEPS.filter(isPossible).map((name) => {
    const about = name === 'approve' ? (main ? 'approveMain' : 'approveOther') : (`${name}About` as const)
    return {
      name,
      label: t(`companyAccounts.${name}`),
      title: t(`companyAccounts.${name}Title`),
      consequence: t(`companyAccounts.${about}`, { iban, beneficiary }),
      done: t(`companyAccounts.${DONE[name]}`),
    }
  })
  return (
    <ProposalDecisions
      resource="companyAccounts"
      record={account}
      name={iban}
      steps={steps}
      reasonLabel={t('companyAccounts.fields.reason')}
      ownWords={t('companyAccounts.ownProposal')}
    />
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
