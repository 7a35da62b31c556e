import { formatDateTime } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { UserRecord, VerificationRecord } from '../../providers/records.ts'
import type { Column } from '../../ui/rows-table.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { VerificationDecision } from '../verifications/verification-decision.tsx'
import { DecidableRows } from './decidable-rows.tsx'

/** Each attempt of a customer to prove the identity. */
export function UserVerifications({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const outcomeOf = (status: VerificationRecord['status']) => (status === 'Approved' ? 'approved' : 'declined')
  return (
    <DecidableRows
      resource="verifications"
      userId={user.id}
      sortedBy="updatedAt"
      label={t('verifications.title')}
      one={t('verifications.one')}
      none={t('backoffice.verification.never')}
      columns={columnsOf(t)}
      decision={({ record, onReload, onDecided }) => (
        <VerificationDecision
          key={record.id}
          record={record}
          onReload={onReload}
          onDecided={({ status, userName: name }) =>
            onDecided(t(`backoffice.done.verification.${outcomeOf(status)}`, { name }))
          }
        />
      )}
    />
  )
}

const columnsOf = (t: Translate): Column<VerificationRecord>[] => [
  { heading: t('verifications.fields.attempt'), cell: (row) => row.attempt },
  { heading: t('verifications.fields.status'), cell: (row) => <VerificationStatusBadge status={row.status} /> },
  { heading: t('verifications.fields.createdAt'), cell: (row) => formatDateTime(row.createdAt) },
  { heading: t('verifications.fields.updatedAt'), cell: (row) => formatDateTime(row.updatedAt) },
  { heading: t('verifications.fields.decisionReason'), cell: (row) => row.decisionReason ?? row.reason },
]
