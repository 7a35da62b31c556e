import { given, openCompanyAccount, testApp, type Person } from '@cauce/testing'
import { exceptionsOf, importFile, upload } from '@cauce/testing/bank-files'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

const ACCOUNT = {
  iban: 'ES9121000418450200051332',
  bic: 'CAUCESM1XXX',
  beneficiary: 'Cauce Financiación Participativa, S. L.',
}

const app = testApp()
let [ada, bea] = [] as unknown as [Person, Person]
beforeAll(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})
afterEach(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
})

const ask = (by: Person) => by.client.GET('/v1/bank/demonstration-statement')
const fileOfTheDay = async () => {
  const { data, error } = await ask(ada)
  if (error) throw new Error(JSON.stringify(error))
  return new File([data.content], data.name)
}
async function play(): Promise<number> {
  const file = await fileOfTheDay()
  const [preview] = await upload(ada, file)
  expect(preview).toMatchObject({ refusal: null, conflict: null })
  expect((await importFile(ada, file)).error).toBeUndefined()
  await app.runJobs()
  return preview!.statements[0]!.lineCount
}

async function announcing() {
  const person = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(person)
  const body = { type: 'income', amount: '500.00', bankAccountId } as const
  const { data } = await person.client.POST('/v1/wallet/transactions', { body })
  app.clock.advance({ seconds: 1 })
  return { transactionId: data!.transactionId }
}
const statusOf = async ({ transactionId }: Awaited<ReturnType<typeof announcing>>) => {
  const { data } = await ada.client.GET('/v1/wallet/transactions/{id}', { params: { path: { id: transactionId } } })
  return data!.status
}

test('is not found outside the demonstration, and refused without a company account', async () => {
  const { settings } = app.kernel
  Object.assign(settings, { isDemonstration: false })
  expect((await ask(ada)).error).toMatchObject({ status: 404, code: 'not-found' })
  Object.assign(settings, { isDemonstration: true })
  expect((await ask(ada)).error).toMatchObject({ code: 'no-company-account' })
})

describe('with a company account', () => {
  let announced: Awaited<ReturnType<typeof announcing>>[]
  beforeAll(async () => {
    await openCompanyAccount([ada, bea], ACCOUNT)
    announced = []
    for (let count = 0; count < 5; count += 1) announced.push(await announcing())
  })

  test('the statement pays the announced deposits, and states nothing twice', async () => {
    expect(await play()).toBe(9)
    expect(await Promise.all(announced.map(statusOf))).toEqual(Array.from({ length: 5 }, () => 'completed'))
    // A day continues where its first statement ended.
    expect(await play()).toBe(0)
    const late = await announcing()
    expect(await play()).toBe(1)
    expect(await statusOf(late)).toBe('completed')
  })

  test('the next statement continues the last one, and disturbs some of the earlier announcements', async () => {
    const early = [await announcing(), await announcing(), await announcing(), await announcing()]
    app.clock.advance({ days: 3 })
    ;[ada, bea] = [await given(app).administrator(), await given(app).administrator()]
    const today = await announcing()
    expect(await play()).toBe(9)
    const statuses = await Promise.all([...early, today].map(statusOf))
    expect(statuses).toEqual(['pending', 'pending', 'pending', 'completed', 'completed'])
    const { data } = await ada.client.GET('/v1/bank/books')
    expect(data).toMatchObject({ left: '0.00', missingDays: [] })
    expect(data!.accounts).toMatchObject([{ iban: ACCOUNT.iban, opening: '0.00' }])
  })
})
