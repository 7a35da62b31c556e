import { bankAccounts } from '@cauce/api/schema/payment'
import { v7 } from 'uuid'
import { spanishIban } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

let counter = 0

export async function insertGivenBankAccount(app: TestApp, userId: string): Promise<string> {
  const [bankAccountId, now] = [v7(), app.clock.now()]
  await app.kernel.database.insert(bankAccounts).values({
    bankAccountId,
    userId,
    alias: 'Nómina',
    account: spanishIban(700_000 + (counter += 1)),
    main: true,
    state: 'valid',
    createdAt: now,
    updatedAt: now,
  })
  return bankAccountId
}
