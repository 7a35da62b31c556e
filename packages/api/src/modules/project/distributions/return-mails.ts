import { formatAmount, type Cents } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { queueMails } from '../../../platform/mail/index.ts'
import { listPaidPeople } from './pay.queries.ts'

/** Nothing of it: the mail leaves that line out. */
const toldAmount = (amount: Cents) => (amount === 0n ? '' : formatAmount(amount))

/** One mail for each person whom a distribution has paid, however many orders they hold: queued when all are paid. */
export async function mailReturns(tx: Transaction, distributionId: string): Promise<void> {
  const people = await listPaidPeople(tx, distributionId)
  await queueMails(
    tx,
    people.map(({ userId, project, interest, fee, principal }) => ({
      userId,
      template: 'returnPaid' as const,
      params: {
        project,
        amount: formatAmount(interest - fee + principal),
        interest: toldAmount(interest),
        fee: toldAmount(fee),
        principal: toldAmount(principal),
      },
    })),
  )
}
