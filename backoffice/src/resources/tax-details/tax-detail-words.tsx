import { formatDate } from '@cauce/format/dates.ts'
import type { TaxDetailRecord } from '../../providers/records.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const tones = {
  pending: 'blue',
  valid: 'green',
  refused: 'clay',
  replaced: 'grey',
  withdrawn: 'grey',
} as const satisfies Record<TaxDetailRecord['state'], Tone>

export function TaxDetailStateBadge({ state }: { readonly state: TaxDetailRecord['state'] }) {
  const t = useWords()
  return <StateBadge tone={tones[state]} label={t(`taxDetails.state.${state}`)} />
}

type Period = Pick<TaxDetailRecord, 'validFrom' | 'validUntil'>

/** Between which days a tax detail holds. */
export function PeriodWords({ detail: { validFrom, validUntil } }: { readonly detail: Period }) {
  const t = useWords()
  const from = formatDate(validFrom)
  if (validUntil === null) return t('taxDetails.period.from', { from })
  return t('taxDetails.period.fromTo', { from, until: formatDate(validUntil) })
}
