import type * as source from '../es/irregularity-pages.ts'
import type { Translation } from '../translation.ts'

export const irregularityPages = {
  badge: 'Offer suspended',
  phase: 'Phase: %{phase}',
  title: {
    suspended: 'Suspended since %{day}',
    corrected: 'Corrected on %{day}',
    cancelled: 'Cancelled on %{day}',
  },
  error: {
    suspended: 'The information about the offer had a material error:',
    corrected: 'The information about the offer had a material error, which is now corrected:',
    cancelled: 'The offer was suspended for a material error in its information:',
  },
  effect: {
    suspended: 'Nobody can invest until it is corrected, and anyone who has invested can revoke the investment.',
    corrected: 'The offer stays open, and anyone who had invested can revoke the investment.',
    cancelled: 'It did not go ahead, and all the money went back to the wallets.',
  },
  lapse: 'If it is not corrected by %{day}, the offer is cancelled and all the money goes back.',
  differences: 'What it said and what it is',
  part: 'Part',
  stated: 'It said',
  actual: 'It is',
  steps: 'What is being done',
  stepsTaken: 'What was done',
  correction: 'What was corrected',
  now: 'What happens now',
  past: 'What happened',
  step: {
    suspended: 'Error found, offer suspended',
    corrected: 'Information corrected',
    cancelled: 'Offer cancelled',
    revocable: 'End of the right to revoke',
    lastDay: 'Last day for a correction',
  },
  stepAbout: {
    suspended: 'From that moment nobody can invest. Everybody with an order got a notice.',
    corrected: 'The offer goes on. Everybody with an order got a notice.',
    cancelled: 'The money went back to the wallets.',
    revocable: 'At no cost and without giving reasons, even if the reflection period had already ended.',
    lastDay:
      'The correction opens another period to revoke and the offer goes on. Without it, the offer is cancelled and the money goes back to the wallets.',
  },
  yourOrders: 'Your orders in this project',
  yourOrder: 'Your order of %{amount}',
  yourOrderUntil: 'Placed on %{day}. You can revoke it at no cost until %{until}.',
  keep: 'If you do nothing, it stays: the money remains set apart, out of reach of the promoter.',
  cannotInvest: 'Invest: not while it is suspended',
} as const satisfies Translation<typeof source.irregularityPages>
