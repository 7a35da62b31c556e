import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import type { UserRecord } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { useWords } from '../../ui/words.ts'
import { Declaration, FirstDeposit } from './declaration-facts.tsx'
import { Holds } from './holds.tsx'
import { Risk } from './risk.tsx'
import { Screenings } from './screenings.tsx'
import { useDiligence } from './use-diligence.ts'

/** What is known and recorded of a customer against money laundering, for administrators (handbook rules 27.7 to 27.16). */
export function UserDiligence({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { data: file, error, refetch } = useDiligence(user.id)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!file) return <Skeleton variant="rounded" height={320} />
  return (
    <Stack spacing={3}>
      <Lead>{t('diligence.about')}</Lead>
      {file.isOnHold && (
        <Alert severity="warning">
          <Typography variant="body2">{t('diligence.hold.about')}</Typography>
        </Alert>
      )}
      <Holds file={file} />
      <Risk file={file} />
      <Screenings file={file} />
      <FirstDeposit payment={file.firstPayment} />
      <Declaration declared={file.declaration} />
    </Stack>
  )
}
