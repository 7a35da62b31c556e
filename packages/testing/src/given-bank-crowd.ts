import { calendarDateOf } from '@cauce/contract'
import { importFile, statementFile, upload } from './bank-files.ts'
import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import { openCompanyAccount } from './given-company-account.ts'
import { companyAccount } from './given-configuration.ts'
import type { GivenWorld } from './given-world.ts'
import { pdf } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** Announced, from a validated account. */
interface Expected {
  readonly amount: bigint
  readonly counterpartyIban: string
}

/** Distinct rows for the bank's lists. */
export async function givenBankCrowd(app: TestApp, world: GivenWorld, expected: Expected): Promise<void> {
  const administrator = await given(app).session(world.administrator.userId)
  const colleague = await given(app).administrator()
  const body = companyAccount(9)
  const companyAccountId = await openCompanyAccount([administrator, colleague], body)
  await withStatement(app, { ...world.administrator, ...administrator }, body.iban, expected)
  await withWaitingFiles(app, { ...world.administrator, ...administrator }, body.iban)
  await withWithdrawal(app, administrator.client, companyAccountId)
}

const UNANNOUNCED = { amount: 7_700n, remittance: 'Transferencia sin anuncio' } as const

async function withStatement(app: TestApp, administrator: Person, iban: string, expected: Expected): Promise<void> {
  const day = calendarDateOf(app.clock.now())
  const part = (amount: bigint, counterpartyName: string) =>
    ({ amount, counterpartyName, remittance: 'Reparto', kind: 'transfer' }) as const
  const movements = [
    { bookingDay: day, amount: -900n, batchReference: 'L1', parts: [part(-400n, 'Ana Ruiz'), part(-500n, 'Bea Luz')] },
    { bookingDay: day, remittance: 'Aportación', ...expected },
    { bookingDay: day, ...UNANNOUNCED },
  ]
  await granted(importFile(administrator, statementFile({ iban, from: day, to: day, opening: 10_000n, movements })))
  await app.runJobs()
  await matchUnannounced(app, administrator.client)
}

async function withWaitingFiles(app: TestApp, administrator: Person, iban: string): Promise<void> {
  const day = calendarDateOf(app.clock.now())
  const file = () => statementFile({ iban, from: day, to: day, opening: 0n, movements: [] })
  await upload(administrator, file())
  await granted(administrator.client.POST('/v1/bank/files', { body: { file: file() } }))
}

async function matchUnannounced(app: TestApp, client: Person['client']): Promise<void> {
  const { walletId } = await given(app).investor()
  const query = { text: UNANNOUNCED.remittance }
  const { data } = await granted(client.GET('/v1/bank/movements', { params: { query } }))
  const [{ movementId, amount }] = data as [(typeof data)[number]]
  const targets = [{ kind: 'wallet', id: walletId, amount } as const]
  const movements = [{ movementId }]
  await granted(client.POST('/v1/bank/matching', { body: { movements, targets } }))
  const { client: second } = await given(app).administrator()
  const params = { path: { id: movementId } }
  const { suggestions } = await granted(second.GET('/v1/bank/matching/{id}', { params }))
  const entered = suggestions.map(({ kind, id }) => ({ kind, id, amount }))
  await granted(second.POST('/v1/bank/matching', { body: { movements, targets: entered } }))
}

async function withWithdrawal(app: TestApp, client: Person['client'], companyAccountId: string): Promise<void> {
  const owner = await given(app).investor({ wallet: '1000.00' })
  const { transactionId } = await given(app).withdrawal(owner, '123.00')
  await granted(
    client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: transactionId } },
      body: { status: 'completed', file: pdf() },
    }),
  )
  const { data } = await granted(client.GET('/v1/bank/payments', { params: { query: { transactionId } } }))
  const paymentIds = data.map(({ paymentId }) => paymentId)
  const body = { paymentIds, companyAccountId }
  const { batchId } = await granted(client.POST('/v1/bank/payment-batches', { body }))
  await granted(
    client.POST('/v1/bank/payment-batches/{id}/cancel', {
      params: { path: { id: batchId } },
      body: { reason: 'Fecha equivocada' },
    }),
  )
}
