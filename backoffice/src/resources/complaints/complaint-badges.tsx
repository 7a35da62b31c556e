import type { ComplaintRecord } from '../../providers/records.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const stateTones = {
  received: 'grey',
  admissible: 'blue',
  delayed: 'clay',
  inadmissible: 'green',
  decided: 'green',
  closed: 'grey',
  withdrawn: 'grey',
} as const satisfies Record<ComplaintRecord['state'], Tone>

export function ComplaintStateBadge({ state }: { readonly state: ComplaintRecord['state'] }) {
  const t = useWords()
  return <StateBadge tone={stateTones[state]} label={t(`complaints.state.${state}`)} />
}

const urgencyTones = { passed: 'clay', near: 'blue', later: 'grey' } as const satisfies Record<
  NonNullable<ComplaintRecord['urgency']>,
  Tone
>

/** How close the next deadline is; nothing where none is open. */
export function UrgencyBadge({ urgency }: { readonly urgency: ComplaintRecord['urgency'] }) {
  const t = useWords()
  return urgency && <StateBadge tone={urgencyTones[urgency]} label={t(`complaints.urgency.${urgency}`)} />
}
