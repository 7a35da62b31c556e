import { useQuery } from '@tanstack/react-query'
import { Alert } from '@mui/material'
import { groupIban } from '@cauce/format/iban.ts'
import { useCall } from '../../providers/call.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

type Account = RecordOf<'companyAccounts'>

/** The account of the institution that holds the money, until it is one of those in force. Banks that are known by their files have none to name. */
export function InstitutionAccount({ inForce }: { readonly inForce: readonly Account[] }) {
  const t = useWords()
  const call = useCall()
  const { data } = useQuery({ queryKey: ['institution'], queryFn: () => call('GET /v1/bank/institution') })
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
