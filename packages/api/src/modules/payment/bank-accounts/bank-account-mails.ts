import { instantValue } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import type { Transaction } from '../../../database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import type { BankAccountRow } from '../../../database/schema/payment.ts'

/** Money could leave to it: whoever it was that added it, the person is told. */
export async function mailNewIban(
  tx: Transaction,
  { userId, account }: Pick<BankAccountRow, 'userId' | 'account'>,
  now: Date,
): Promise<void> {
  const params = { at: instantValue(now), account: maskIbanShort(account) }
  await queueMail(tx, { userId, template: 'bankAccountAdded', params })
}

/** Tells a person what an administrator found; an account that waits again says nothing new. */
export async function mailDecision(
  tx: Transaction,
  { userId, account, state, errorMessage }: Pick<BankAccountRow, 'userId' | 'account' | 'state' | 'errorMessage'>,
): Promise<void> {
  const masked = maskIbanShort(account)
  if (state === 'valid') await queueMail(tx, { userId, template: 'bankAccountValidated', params: { account: masked } })
  if (state === 'error')
    await queueMail(tx, {
      userId,
      template: 'bankAccountRefused',
      params: { account: masked, reason: errorMessage ?? '' },
    })
}
