import { calendarDateOf } from '@cauce/contract'
import { given, openCompanyAccount, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { desc, eq } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../../database/index.ts'
import {
  bankFiles,
  bankMovements,
  bankPeriods,
  bankStatements,
  paymentBatches,
  payments,
} from '../../../../database/schema/bank.ts'
import { files } from '../../../../database/schema/platform.ts'
import { uuidv7 } from '../../../../ids.ts'
import { institutionOf } from '../institution.service.ts'
import { newOrder, SENDER, type InstitutionWorld } from './institution-worlds.ts'

type NewMovement = typeof bankMovements.$inferInsert
type Line = Pick<NewMovement, 'amount'> & Partial<NewMovement>

export async function filesWorld(): Promise<InstitutionWorld> {
  const app = await startTestApp()
  const admins = [await given(app).administrator(), await given(app).administrator()] as const
  const iban = sample.spanishIban(901)
  const companyAccountId = await openCompanyAccount(admins, { iban })
  const institution = institutionOf(app.kernel)
  const batchId = await releasedBatch(app, admins, companyAccountId)
  const state = (line: Line) =>
    inTransaction(app.kernel.database, (tx) =>
      insertLine(tx, { iban, userId: admins[0].userId, line }, app.clock.now()),
    )
  const credit = (line: Line) => state({ remittance: '', bankReference: uuidv7(), ...line })
  return {
    app,
    institution,
    async receive({ reference }, amount) {
      const bankReference = uuidv7()
      await credit({ amount, reference, bankReference, counterpartyName: SENDER.name, counterpartyIban: SENDER.iban })
      return bankReference
    },
    async order(amount) {
      const order = newOrder(amount)
      const movementId = (await app.kernel.database.select().from(bankMovements).limit(1))[0]?.movementId
      const now = app.clock.now()
      const { id: paymentId, ...rest } = order
      await app.kernel.database.insert(payments).values({
        ...rest,
        paymentId,
        kind: 'return_transfer',
        movementId: movementId ?? (await credit({ amount: 1n })),
        state: 'queued',
        createdAt: now,
        updatedAt: now,
      })
      return order
    },
    async settle(id, outcome, reasonCode = undefined) {
      const states = { succeeded: 'executed', failed: 'refused', reversed: 'returned' } as const
      const isPayment = eq(payments.paymentId, id)
      const change = { state: states[outcome], batchId, reasonCode: reasonCode ?? null, updatedAt: app.clock.now() }
      const [row] = await app.kernel.database.update(payments).set(change).where(isPayment).returning()
      const { amount, endToEndId } = row!
      if (outcome === 'succeeded') await state({ amount: -amount, endToEndId })
      if (outcome === 'reversed') await state({ amount, endToEndId, kind: 'return', returnReason: reasonCode! })
    },
    stop: () => app.stop(),
  }
}

async function releasedBatch(app: TestApp, [maker, checker]: readonly [Person, Person], debtorAccountId: string) {
  const [batchId, now] = [uuidv7(), app.clock.now()]
  await app.kernel.database.insert(paymentBatches).values({
    ...{ batchId, messageId: 'BATCH1', format: 'pain.001.001.09', state: 'handed_over', sha256: '', content: '' },
    ...{ count: 1, total: 1n, debtorAccountId, executionDay: calendarDateOf(now) },
    ...{ createdBy: maker.userId, releasedBy: checker.userId, releasedAt: now, createdAt: now, updatedAt: now },
  })
  return batchId
}

async function insertLine(
  tx: Transaction,
  { iban, userId, line }: { readonly iban: string; readonly userId: string; readonly line: Line },
  now: Date,
): Promise<string> {
  const day = calendarDateOf(now)
  const [last] = await tx.select().from(bankPeriods).orderBy(desc(bankPeriods.toDay)).limit(1)
  const [opening, closing] = [last?.closing ?? 0n, (last?.closing ?? 0n) + line.amount]
  const [fileId, statementId, movementId] = [uuidv7(), uuidv7(), uuidv7()]
  const file = { fileId, storageKey: fileId, name: 'day.xml', contentType: 'application/xml', sizeBytes: 1 }
  await tx.insert(files).values({ ...file, sha256: fileId, createdAt: now })
  await tx.insert(bankFiles).values({ fileId, sha256: fileId, uploadedBy: userId, createdAt: now })
  const days = { fromDay: day, toDay: day }
  await tx.insert(bankStatements).values({
    ...{ statementId, iban, format: 'camt053', fileId, position: 1, ...days, opening, closing },
    ...{ lineCount: 1, movementCount: 1, importedBy: userId, createdAt: now },
  })
  if (last) await tx.update(bankPeriods).set({ toDay: day, closing }).where(eq(bankPeriods.periodId, last.periodId))
  else await tx.insert(bankPeriods).values({ periodId: uuidv7(), iban, ...days, opening, closing })
  const same = await tx.select().from(bankMovements).where(eq(bankMovements.amount, line.amount))
  await tx.insert(bankMovements).values({
    ...{ movementId, statementId, iban, bookingDay: day, valueDay: day, kind: 'transfer', remittance: '' },
    ...{ occurrence: same.length + 1, state: 'open', createdAt: now, updatedAt: now },
    ...line,
  })
  return movementId
}
