import type { TicketStateName } from '@cauce/contract'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { useWords } from '../../ui/words.ts'

const tones = {
  Open: 'clay',
  InProcess: 'blue',
  PendingCustomer: 'grey',
  PendingManager: 'clay',
  Closed: 'green',
  Dismissed: 'grey',
} as const satisfies Record<TicketStateName, Tone>

/** What waits for staff is clay, what waits for the customer grey. */
export function TicketStateBadge({ state }: { readonly state: TicketStateName }) {
  const t = useWords()
  return <StateBadge tone={tones[state]} label={t(`tickets.state.${state}`)} />
}
