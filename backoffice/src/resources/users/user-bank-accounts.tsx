import { Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { maskIban } from '@cauce/format/iban.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { BankAccountRecord, UserRecord } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import type { Column } from '../../ui/rows-table.tsx'
import { BankAccountStateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { DecidableRows } from './decidable-rows.tsx'

/** The bank accounts of a customer: certificate, state, and the decision on it. */
export function UserBankAccounts({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  return (
    <DecidableRows
      resource="bankAccounts"
      userId={user.id}
      sortedBy="createdAt"
      label={t('bankAccounts.title')}
      one={t('bankAccounts.one')}
      none={t('backoffice.bankAccounts.none')}
      columns={columnsOf(t)}
      decision={({ record, onReload, onDecided }) => (
        <BankAccountDecision
          key={record.id}
          record={record}
          onReload={onReload}
          onDecided={({ state, userName: name }) => onDecided(t(`backoffice.done.bankAccount.${state}`, { name }))}
        />
      )}
    />
  )
}

const columnsOf = (t: Translate): Column<BankAccountRecord>[] => [
  { heading: t('bankAccounts.fields.alias'), cell: (row) => row.alias },
  { heading: t('bankAccounts.fields.account'), cell: (row) => maskIban(row.account), isUnbroken: true },
  { heading: t('bankAccounts.fields.main'), cell: (row) => (row.main ? t('common.yes') : '') },
  {
    heading: t('bankAccounts.fields.state'),
    cell: (row) => (
      <>
        <BankAccountStateBadge state={row.state} />
        {row.errorMessage !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
            {row.errorMessage}
          </Typography>
        )}
      </>
    ),
  },
  {
    heading: t('bankAccounts.fields.document'),
    cell: (row) => row.document && <DocumentLink file={row.document} resource="bankAccounts" id={row.id} />,
  },
  { heading: t('bankAccounts.fields.createdAt'), cell: (row) => formatDate(row.createdAt) },
]
