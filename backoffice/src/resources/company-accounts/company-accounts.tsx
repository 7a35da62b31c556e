import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useGetList, useNotify, useRedirect, useUpdate } from 'react-admin'
import { CompanyAccountBody, stateAfter, companyAccountLifecycle } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { SwitchInput, TextInput } from '../../ui/form/inputs.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

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
    column.plain('beneficiary', { share: 2, from: 'desk' }),
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
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>
        {t('companyAccounts.about')}
      </Typography>
      {hasNone && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('companyAccounts.none')}
        </Alert>
      )}
    </>
  )
}

const DECISIONS = { approve: 'active', refuse: 'refused', retire: 'retired' } as const
type DecisionName = keyof typeof DECISIONS

/** The steps that the state allows. The administrator who proposed an account reads that another one has to approve it. */
function Decisions({ account }: { readonly account: Account }) {
  const t = useWords()
  const actor = useActor()
  const [asked, setAsked] = useState<DecisionName>()
  const isOwn = actor?.userId === account.proposedBy
  const possible = (['approve', 'refuse', 'retire'] as const).filter(
    (name) => stateAfter(companyAccountLifecycle, name, account.state) !== undefined,
  )
  const offered = possible.filter((name) => (name === 'approve' ? !isOwn : name !== 'retire' || !account.main))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {offered.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'approve' ? 'contained' : 'outlined'}
          color={name === 'approve' ? 'primary' : 'error'}
          aria-label={`${t(`companyAccounts.${name}`)}: ${groupIban(account.iban)}`}
          onClick={() => setAsked(name)}
        >
          {t(`companyAccounts.${name}`)}
        </Button>
      ))}
      {isOwn && possible.includes('approve') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('companyAccounts.ownProposal')}
        </Typography>
      )}
      {asked && <DecisionDialog account={account} name={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  )
}

interface DialogProps {
  readonly account: Account
  readonly name: DecisionName
  readonly onClose: () => void
}

function DecisionDialog({ account, name, onClose }: DialogProps) {
  const t = useWords()
  const [update] = useUpdate()
  const state = DECISIONS[name]
  const action = useAction(
    (reason: string) => {
      const data = { state, ...(name !== 'approve' && { reason }) }
      return update(
        'companyAccounts',
        { id: account.id, data, previousData: { id: account.id, updatedAt: account.updatedAt } },
        { returnPromise: true },
      )
    },
    { affects: ['companyAccounts'], words: t(`companyAccounts.${WORDS[name]}`), after: onClose },
  )
  const { main, beneficiary } = account
  const about = name === 'approve' ? (main ? 'approveMain' : 'approveOther') : (`${name}About` as const)
  return (
    <ConfirmDialog
      title={t(`companyAccounts.${name}Title`)}
      consequence={t(`companyAccounts.${about}`, { iban: groupIban(account.iban), beneficiary })}
      confirmLabel={t(`companyAccounts.${name}`)}
      isDangerous={name !== 'approve'}
      {...(name !== 'approve' && {
        reason: { label: t('companyAccounts.fields.reason'), isRequired: true, maximum: 300 },
      })}
      action={action}
      onClose={onClose}
    />
  )
}
const WORDS = { approve: 'approved', refuse: 'refused', retire: 'retired' } as const

/** Proposes an account, or a change of the one with the same IBAN. */
export function CompanyAccountsCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  const toList = () => redirect('list', 'companyAccounts')
  return (
    <>
      <PageHeading title={t('companyAccounts.createTitle')} />
      <CreatePage
        schema={CompanyAccountBody}
        defaultValues={{ main: true }}
        onCancel={toList}
        onCreated={() => {
          notify(t('companyAccounts.proposed'), { type: 'success' })
          toList()
        }}
      >
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
      </CreatePage>
    </>
  )
}
