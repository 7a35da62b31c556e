import { given, givenBankLines, testApp, type Person } from '@cauce/testing'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { autoMatch } from './auto-match.ts'

const app = testApp()
let ada: Person
beforeAll(async () => {
  ada = await given(app).administrator()
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))
afterEach(() => expectIntactBooks())

async function expectIntactBooks() {
  const { data } = await ada.client.GET('/v1/misc/reconciliation')
  expect(data!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
}

const read = async (id: string) => (await ada.client.GET('/v1/bank/matching/{id}', { params: { path: { id } } })).data!
const walletOf = async (person: Person) =>
  (await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })).data!
const balanceOf = async (person: Person) => (await walletOf(person)).balance
async function announcing(...amounts: string[]) {
  const person = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler' })
  const bankAccountId = await given(app).bankAccount(person)
  const { data: account } = await person.client.GET('/v1/payment/bank-accounts/{id}', {
    params: { path: { id: bankAccountId } },
  })
  for (const amount of amounts) {
    await person.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount, bankAccountId } })
  }
  const { reference } = await walletOf(person)
  return { person, reference, iban: account!.account }
}

describe('automatic matching', () => {
  it('credits once with several processes at the same moment', async () => {
    const { person, reference, iban } = await announcing('300.00', '200.00')
    await givenBankLines(
      app,
      ada,
      { amount: '300.00', reference, counterpartyIban: iban },
      { amount: '200.00', reference, counterpartyIban: iban },
    )
    await Promise.all(Array.from({ length: 4 }, () => autoMatch(app.kernel)))
    expect(await balanceOf(person)).toBe('500.00')
  })

  it('continues in a further run beyond the limit of one', async () => {
    const { person, reference, iban } = await announcing('310.00', '311.00', '312.00')
    const line = { reference, counterpartyIban: iban }
    const [first] = await givenBankLines(
      app,
      ada,
      { ...line, amount: '310.00' },
      { ...line, amount: '311.00' },
      { ...line, amount: '312.00' },
    )
    await app.kernel.database.$client.query("select graphile_worker.remove_job('matchBankMovements')")
    await autoMatch(app.kernel, { after: first!, step: 1, run: 1 })
    expect(await balanceOf(person)).toBe('311.00')
    await app.runJobs()
    expect(await balanceOf(person)).toBe('933.00')
  })

  it('matches each line as a whole, continues after a failure and retries it', async () => {
    const { person, reference, iban } = await announcing('301.00', '201.00')
    const line = { reference, counterpartyIban: iban }
    const ids = await givenBankLines(app, ada, { ...line, amount: '301.00' }, { ...line, amount: '201.00' })
    const owner = new pg.Client({ connectionString: app.ownerUrl })
    await owner.connect()
    // Posted before the allocation is written.
    await owner.query(`
      create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
      create trigger fail_once before insert on bank_allocations for each row when (new.amount = 30100) execute function fail_once()`)
    await expect(autoMatch(app.kernel)).rejects.toThrow('could not be matched')
    expect([await read(ids[0]!), await read(ids[1]!)]).toMatchObject([{ allocations: [] }, { state: 'matched' }])
    expect(await balanceOf(person)).toBe('201.00')
    await expectIntactBooks()
    await owner.query('drop trigger fail_once on bank_allocations; drop function fail_once()')
    await owner.end()
    await autoMatch(app.kernel)
    expect(await balanceOf(person)).toBe('502.00')
  })
})
