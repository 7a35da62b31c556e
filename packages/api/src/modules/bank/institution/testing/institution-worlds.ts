import { given, startGivenInstitution, startTestApp, type TestApp } from '@cauce/testing'
import { findWallet } from '../../../wallet/wallets/index.ts'
import { institutionOf } from '../institution.service.ts'
import type { AccountHolder, PaymentInstitution, PayOutOrder } from '../institution.ts'

/** The outside world of the port's tests. */
export interface InstitutionWorld {
  readonly app: TestApp
  readonly institution: PaymentInstitution
  receive(holder: AccountHolder, amount: bigint): Promise<string>
  order(amount: bigint, creditReference?: string): Promise<PayOutOrder>
  /** Outcome of an order, also on the statement. */
  settle(id: string, outcome: 'succeeded' | 'failed' | 'reversed', reasonCode?: string): Promise<void>
  stop(): Promise<void>
}

export async function holderIn({ app }: Pick<InstitutionWorld, 'app'>): Promise<AccountHolder> {
  const { walletId } = await given(app).investor()
  const wallet = await findWallet(app.kernel.database, walletId, {})
  return { walletId, name: 'Lucía Peña', reference: wallet!.reference }
}

export const SENDER = { name: 'Lucía Peña', iban: 'ES9121000418450200051332' }
let counter = 0

export function newOrder(amount: bigint): PayOutOrder {
  counter += 1
  return {
    id: crypto.randomUUID(),
    amount,
    beneficiary: SENDER.name,
    iban: SENDER.iban,
    remittance: 'Retirada',
    endToEndId: `ORDER${counter}`,
  }
}

export async function sandboxWorld({ isShared = false } = {}): Promise<InstitutionWorld> {
  const sandbox = await startGivenInstitution({ isShared })
  const app = await startTestApp({ institution: sandbox.settings })
  sandbox.attach(app)
  const institution = institutionOf(app.kernel)
  return {
    app,
    institution,
    async receive(holder, amount) {
      const instructions = await institution.instructions(holder, amount)
      const { iban: toIban, reference: remittance } = instructions!
      await institution.play!({ toIban, amount, ...SENDER, remittance })
      return sandbox.books.state.lines.at(-1)!.bankReference
    },
    order: async (amount) => newOrder(amount),
    async settle(id, outcome, reasonCode) {
      sandbox.books.settle(id, outcome, reasonCode)
    },
    async stop() {
      await app.stop()
      await sandbox.close()
    },
  }
}
