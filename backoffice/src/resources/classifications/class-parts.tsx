import { Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import type { ClassificationRecord } from '../../providers/records.ts'
import { badgeOf } from '../../ui/states.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'

export const ClassStateBadge = badgeOf<ClassificationRecord['state']>('classifications.state', {
  pending: 'blue',
  approved: 'green',
  refused: 'clay',
  withdrawn: 'grey',
  ended: 'grey',
  expired: 'grey',
  replaced: 'grey',
})

type Period = Pick<ClassificationRecord, 'validFrom' | 'validUntil'>

export function ClassPeriod({ of: { validFrom, validUntil } }: { readonly of: Period }) {
  const t = useWords()
  if (validFrom === null) return null
  const from = formatDate(validFrom)
  if (validUntil === null) return t('classifications.decision.period.from', { from })
  return t('classifications.decision.period.fromTo', { from, until: formatDate(validUntil) })
}

export function ClassToday({ userId }: { readonly userId: string }) {
  const t = useWords()
  const { data } = useRecords('classifications', { userId, state: 'approved' }, '-createdAt', { most: 1 })
  if (!data) return null
  const granted = data.find(({ isInForce }) => isInForce)
  return (
    <Typography sx={{ marginBlockEnd: 2 }}>
      {granted
        ? t('classifications.decision.today.granted', {
            name: t(`classifications.wantedClass.${granted.wantedClass}`),
          })
        : t('classifications.decision.today.protected')}
    </Typography>
  )
}
