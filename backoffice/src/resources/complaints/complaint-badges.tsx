import type { ComplaintRecord } from '../../providers/records.ts'
import { badgeOf, StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

export const ComplaintStateBadge = badgeOf<ComplaintRecord['state']>('complaints.state', {
  received: 'grey',
  admissible: 'blue',
  delayed: 'clay',
  inadmissible: 'green',
  decided: 'green',
  closed: 'grey',
  withdrawn: 'grey',
})

const urgencyTones = { passed: 'clay', near: 'blue', later: 'grey' } as const satisfies Record<
  NonNullable<ComplaintRecord['urgency']>,
  Tone
>

export function UrgencyBadge({ urgency }: { readonly urgency: ComplaintRecord['urgency'] }) {
  const t = useWords()
  return urgency && <StateBadge tone={urgencyTones[urgency]} label={t(`complaints.urgency.${urgency}`)} />
}
