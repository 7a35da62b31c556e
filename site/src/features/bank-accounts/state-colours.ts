import type { Answer } from '@cauce/client'

type State = Answer<'/v1/payment/bank-accounts'>['data'][number]['state']

/** The colour of the badge of a bank account. */
export const STATE_COLOURS = { pending: 'grey', valid: 'green', error: 'clay' } as const satisfies Record<State, string>
