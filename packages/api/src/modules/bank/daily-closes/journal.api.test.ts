import { addDays, calendarDateOf, JOURNAL_ACCOUNTS, parseAmount } from '@cauce/contract'
import { given, givenPostings, givenWorld, testApp, type Person } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../database/index.ts'
import { CLEARING_ACCOUNT, FEES_ACCOUNT, OWN_ACCOUNT } from '../../wallet/ledger/index.ts'
import { closeDays } from './index.ts'

const app = testApp({ feeVat: 'exempt', journalFees: '70500077' }, { areParametersFixed: false })
let owner: pg.Client
let ada: Person
let reference: string
const today = () => calendarDateOf(app.clock.now())
let paidOn: string
beforeAll(async () => {
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  const { customer } = await givenWorld(app)
  reference = (await customer.client.GET('/v1/wallet/wallets')).data!.data[0]!.reference
  paidOn = today()
  const [clearing, fees] = [CLEARING_ACCOUNT, FEES_ACCOUNT]
  const [proposer, approver] = [await given(app).administrator(), await given(app).administrator()]
  const body = { name: 'feeVat', value: '21', validFrom: '2030-01-01', basis: 'Consulta vinculante' } as const
  const { parameterId: id } = (await proposer.client.POST('/v1/misc/parameters', { body })).data!
  await approver.client.PATCH('/v1/misc/parameters/{id}', { params: { path: { id } }, body: { state: 'active' } })
  app.clock.set('2030-01-15T23:30:00Z')
  await inTransaction(app.kernel.database, (tx) =>
    givenPostings(
      tx,
      [
        { kind: 'fee', debitAccountId: clearing, creditAccountId: fees, amount: 300n },
        { kind: 'pay_own', debitAccountId: fees, creditAccountId: clearing, amount: 200n },
        { kind: 'payment_returned', debitAccountId: clearing, creditAccountId: OWN_ACCOUNT, amount: 100n },
        { kind: 'advance', debitAccountId: OWN_ACCOUNT, creditAccountId: fees, amount: 50n },
      ],
      app.clock.now(),
    ),
  )
  app.clock.advance({ days: 2 })
  await closeDays(app.kernel)
  ada = await given(app).administrator()
})
afterAll(() => owner.end())

interface Line {
  readonly cells: readonly string[]
  readonly number: number
  readonly account: string
  /** Cents; credits above zero. */
  readonly amount: bigint
}

async function journal(fromDate: string, toDate: string, by = ada) {
  const { data, response } = await by.client.GET('/v1/bank/journal', {
    params: { query: { fromDate, toDate } },
    headers: { 'accept-language': 'es' },
    parseAs: 'text',
  })
  const [heading, ...lines] = ((data ?? '') as string).trimEnd().split('\r\n')
  const cents = (cell: string) => (cell === '' ? 0n : parseAmount(cell.replace(',', '.')))
  return {
    name: response.headers.get('content-disposition'),
    status: response.status,
    heading,
    lines: lines.map((line): Line => {
      const cells = line.split(';')
      const [, number, account, debit, credit] = cells as [string, string, string, string, string]
      return { cells, number: Number(number), account, amount: cents(credit) - cents(debit) }
    }),
  }
}
const sum = (lines: readonly Line[]) => lines.reduce((total, { amount }) => total + amount, 0n)

test('each entry balances, numbers have no gaps, and each account has what the balances of the books say', async () => {
  const { heading, lines } = await journal('2000-01-01', today())
  expect(heading).toBe('Fecha;Asiento;Cuenta;Debe;Haber;Concepto;Referencia;Cliente;IVA')
  const entries = [...Map.groupBy(lines, ({ number }) => number)]
  const { rows } = await owner.query<{ count: number }>('select count(*)::integer as count from ledger_transfers')
  expect(entries.map(([number]) => number)).toEqual(Array.from({ length: rows[0]!.count }, (_, index) => index + 1))
  expect(entries.filter(([, both]) => both.length !== 2 || sum(both) !== 0n)).toEqual([])
  const { rows: balances } = await owner.query<{ kind: keyof typeof JOURNAL_ACCOUNTS; balance: string }>(
    'select kind, sum(balance)::text as balance from ledger_accounts group by 1 having count(*) filter (where balance <> 0) > 0',
  )
  const expected: Record<string, bigint> = {}
  for (const { kind, balance } of balances)
    expected[kind === 'fees' ? '70500077' : JOURNAL_ACCOUNTS[kind]] = BigInt(balance)
  // What was paid to ourselves stays income and is at our own bank, except what came back or was put back.
  expected['70500077']! += 200n - 50n
  expected[JOURNAL_ACCOUNTS.own] = (expected[JOURNAL_ACCOUNTS.own] ?? 0n) - 100n
  expected[JOURNAL_ACCOUNTS.ownBank] = -50n
  const found = [...Map.groupBy(lines, ({ account }) => account)].map(([account, of]) => [account, sum(of)] as const)
  const moved = (of: Record<string, bigint>) =>
    Object.fromEntries(Object.entries(of).filter(([, cents]) => cents !== 0n))
  expect(moved(Object.fromEntries(found))).toEqual(moved(expected))
})

test('a fee names its customer, its project and the VAT of its day', async () => {
  const { lines } = await journal('2000-01-01', today())
  const fees = lines.filter(({ account, amount }) => account === '70500077' && amount > 0n)
  const { rows } = await owner.query<{ name: string; order_id: string }>(
    'select p.name, f.order_id from fees f join projects p using (project_id)',
  )
  const [first] = rows
  expect(fees.map(({ cells }) => cells.slice(5))).toEqual([
    [`Comisión de gestión · ${first!.name}`, first!.order_id, reference, 'Exenta'],
    ['Comisión de gestión', '', '', expect.stringMatching(/^21,00.%$/)],
  ])
})

test('a period has its own days with the numbers of the whole, ends with the last closed day, and is on record', async () => {
  const whole = await journal('2000-01-01', '2099-12-31')
  expect(whole.name).toBe(`attachment; filename="journal-2000-01-01-2030-01-16.csv"`)
  const [before, after] = [await journal('2000-01-01', paidOn), await journal(addDays(paidOn, 1), '2030-01-16')]
  expect([...before.lines, ...after.lines]).toEqual(whole.lines)
  // 00:30 in Madrid.
  expect(after.lines.map(({ cells }) => cells[0])).toEqual(Array(8).fill('16/01/2030'))
  const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { actorId: ada.userId } } })
  expect(data!.data[0]).toMatchObject({
    operation: 'dailyCloses.journal',
    after: { fromDate: addDays(paidOn, 1), toDate: '2030-01-16' },
  })
})
