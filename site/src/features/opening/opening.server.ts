import type { Client } from '@cauce/client'
import { dataOf } from '../../http/client.server.ts'
import type { Viewer } from '../../http/viewer.server.ts'
import { openingOf, type Opening } from './opening.ts'

/** Null for staff. */
export async function loadOpening(client: Client, { user, wallet }: Viewer): Promise<Opening | null> {
  if (user.role !== 'user' || wallet === null) return null
  const { userId } = user
  const [declarations, accounts, incomes, knowledge, simulations] = await Promise.all([
    dataOf(client.GET('/v1/account/customer-declarations')),
    dataOf(client.GET('/v1/payment/bank-accounts', { params: { query: { userId } } })),
    dataOf(
      client.GET('/v1/wallet/transactions', {
        params: { query: { walletId: wallet.walletId, type: 'income', take: 1 } },
      }),
    ),
    dataOf(client.GET('/v1/account/knowledge')),
    dataOf(client.GET('/v1/account/loss-simulations', { params: { query: { take: 1 } } })),
  ])
  return openingOf({
    isEmailConfirmed: user.isEmailConfirmed,
    verificationStatus: user.verificationStatus,
    isDeclarationOwed: declarations.isOwed,
    bankAccounts: accounts.data.map(({ state }) => state),
    hasDeposited: incomes.total > 0,
    isTestAnswered: knowledge.standing !== 'unanswered',
    hasSimulated: simulations.total > 0,
  })
}
