import type { Answer } from '@cauce/client'

export type BankAccount = Answer<'/v1/payment/bank-accounts'>['data'][number]

export const STATE_COLOURS = { pending: 'grey', valid: 'green', error: 'clay' } as const satisfies Record<
  BankAccount['state'],
  string
>
