import type { UserRecord } from '../../providers/records.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useWords } from '../../ui/words.ts'

/** Disabled before all else; then what waits for staff. */
export function AccountState({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  if (user.disabled) return <StateBadge tone="clay" label={t('backoffice.users.disabled')} />
  if (user.hasPendingTransactions || user.hasPendingBankAccounts)
    return <StateBadge tone="blue" label={t('backoffice.users.pending')} />
  return <StateBadge tone="green" label={t('backoffice.users.enabled')} />
}
