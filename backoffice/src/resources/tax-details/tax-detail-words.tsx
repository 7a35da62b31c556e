import { formatDate } from '@cauce/format/dates.ts'
import type { TaxDetailRecord } from '../../providers/records.ts'
import { badgeOf } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

export const TaxDetailStateBadge = badgeOf<TaxDetailRecord['state']>('taxDetails.state', {
  pending: 'blue',
  valid: 'green',
  refused: 'clay',
  replaced: 'grey',
  withdrawn: 'grey',
})

type Period = Pick<TaxDetailRecord, 'validFrom' | 'validUntil'>

export function PeriodWords({ detail: { validFrom, validUntil } }: { readonly detail: Period }) {
  const t = useWords()
  const from = formatDate(validFrom)
  if (validUntil === null) return t('taxDetails.period.from', { from })
  return t('taxDetails.period.fromTo', { from, until: formatDate(validUntil) })
}
