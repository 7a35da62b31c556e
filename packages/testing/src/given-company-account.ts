import { companyAccounts } from '@cauce/api/schema/company-accounts'
import { v7 } from 'uuid'
import { given } from './given.ts'
import { spanishIban } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

let counter = 0

export async function givenCompanyAccount(app: TestApp): Promise<string> {
  const [maker, checker] = [await given(app).administrator(), await given(app).administrator()]
  const now = app.clock.now()
  const iban = spanishIban(900_000 + (counter += 1))
  await app.kernel.database.insert(companyAccounts).values({
    companyAccountId: v7(),
    iban,
    bic: 'CAUCESM1XXX',
    beneficiary: 'Cauce Financiación Participativa, S. L.',
    bankName: 'Banco del Turia',
    main: false,
    state: 'active',
    proposedBy: maker.userId,
    approvedBy: checker.userId,
    decidedBy: checker.userId,
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return iban
}
