import { isProtected } from '@cauce/contract/account/investor-classes.ts'
import { dataOf } from '../../http/client.server.ts'
import { openingOf, type Opening } from './opening.ts'

/** Null for staff. For who is logged in. */
export async function loadOpening({ client, viewer, session, nextPath }: App.Locals): Promise<Opening | null> {
  const { user, wallet } = viewer!
  if (user.role !== 'user' || wallet === null) return null
  const { userId } = user
  const [declarations, residences, accounts, incomes, knowledge, simulations, texts] = await Promise.all([
    dataOf(client.GET('/v1/account/customer-declarations')),
    dataOf(client.GET('/v1/tax/tax-details', { params: { query: { userId, kind: 'residence' } } })),
    dataOf(client.GET('/v1/payment/bank-accounts', { params: { query: { userId } } })),
    dataOf(
      client.GET('/v1/wallet/transactions', {
        params: { query: { walletId: wallet.walletId, type: 'income', take: 1 } },
      }),
    ),
    dataOf(client.GET('/v1/account/knowledge')),
    dataOf(client.GET('/v1/account/loss-simulations', { params: { query: { take: 1 } } })),
    dataOf(client.GET('/v1/misc/text-acceptances', { params: { query: { userId } } })),
  ])
  return openingOf({
    hasPasskey: session.hasPasskey,
    isEmailConfirmed: user.isEmailConfirmed,
    verificationStatus: user.verificationStatus,
    isDeclarationOwed: declarations.isOwed,
    taxResidences: residences.data.flatMap(({ state }) => (state === 'pending' || state === 'valid' ? state : [])),
    bankAccounts: accounts.data.map(({ state }) => state),
    hasDeposited: incomes.total > 0,
    wantedAmount: /^\/projects\/.*[?&]amount=([\d.]+)/.exec(nextPath ?? '')?.[1],
    owedText: texts.owed[0],
    isProtected: isProtected(knowledge.investorClass),
    isTestAnswered: knowledge.standing !== 'unanswered',
    hasSimulated: simulations.total > 0,
  })
}
