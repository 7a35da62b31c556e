import { given, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { formatAmount, parseAmount } from '@cauce/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleFinancing } from '../finance-project.ts'
import { payDistribution } from './pay-distribution.ts'

/**
 * A year of payments to every kind of taxpayer: what each part keeps back is what the wallet's movements say, what the ledger posted and what the
 * quarters add up, to the cent, for every investor.
 */
const INVESTORS = [
  { who: 'a resident of Spain', amount: '1033.00', rate: 1900, reason: 'residentIndividual' },
  { who: 'a company', kind: 'company', amount: '777.00', rate: 1900, reason: 'residentCompany' },
  { who: 'an exempt entity', kind: 'company', exempt: true, amount: '501.00', rate: 0, reason: 'exemptEntity' },
  {
    who: 'a resident of Germany with a certificate',
    country: 'DE',
    proof: true,
    amount: '1289.00',
    rate: 0,
    reason: 'unionResident',
  },
  { who: 'a resident of Germany without one', country: 'DE', amount: '613.00', rate: 1900, reason: 'noCertificate' },
  {
    who: 'a resident of Norway with a certificate',
    country: 'NO',
    proof: true,
    amount: '349.00',
    rate: 0,
    reason: 'economicAreaResident',
  },
  {
    who: 'a resident of Switzerland with a certificate',
    country: 'CH',
    proof: true,
    amount: '887.00',
    rate: 700,
    reason: 'treaty',
  },
  {
    who: 'a resident of Peru with a certificate',
    country: 'PE',
    proof: true,
    amount: '551.00',
    rate: 1900,
    reason: 'nonResident',
  },
] as const
type Investor = (typeof INVESTORS)[number] & {
  readonly kind?: 'company'
  readonly exempt?: true
  readonly country?: string
  readonly proof?: true
}

let app: TestApp
let people: (Person & { readonly orderId: string })[]
let ada: Person
let projectId: string
let distributionIds: string[]

const renewed = async (person: Person) => app.client((await given(app).session(person.userId)).token)

async function declare(person: Person, body: object): Promise<void> {
  const { data } = await person.client.POST('/v1/tax/tax-details', { body: body as never })
  const params = { path: { id: data!.taxDetailId } }
  const { response } = await ada.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })
  expect(response.status).toBe(200)
}

async function invest({ kind, exempt, country, proof, amount }: Investor, project: object) {
  const company = kind && { kind, companyName: `Sociedad ${amount}` }
  const person = await given(app).investor({ wallet: amount, ...company })
  const holds = { validFrom: '2026-01-01', validUntil: '2028-12-31' }
  if (country) await declare(person, { kind: 'residence', country, validFrom: '2026-01-01' })
  if (proof) await declare(person, { kind: 'certificate', country, ...holds, document: sample.pdf() })
  if (exempt) await declare(person, { kind: 'exemption', ...holds, document: sample.pdf() })
  const { data } = await person.client.POST('/v1/project/orders', {
    body: {
      ...(project as { projectId: string; projectPhaseId: string }),
      amount,
      orderType: 'invest',
      userId: person.userId,
      acceptsTerms: true,
    },
  })
  return { ...person, orderId: data!.orderId }
}

/** The treaty with Switzerland, proposed by one administrator and approved by another. */
async function approveTreaty(bea: Person) {
  const body = { scope: 'treaty', country: 'CH', percentage: 7, validFrom: '2026-01-01', source: 'Convenio' } as const
  const { data } = await ada.client.POST('/v1/tax/withholding-rates', { body })
  const params = { path: { id: data!.withholdingRateId } }
  await bea.client.PATCH('/v1/tax/withholding-rates/{id}', { params, body: { state: 'active' } })
}

async function payYear(bea: Person) {
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await ada.client.GET('/v1/project/distributions', { params: { query } })
  for (const { distributionId, dueDate, interestDue, principalDue } of data!.data) {
    app.clock.set(`${dueDate}T09:00:00Z`)
    ada = { ...ada, client: await renewed(ada) }
    const params = { path: { id: distributionId } }
    const amount = formatAmount(parseAmount(interestDue) + parseAmount(principalDue))
    const body = { amount, paidOn: dueDate, file: sample.pdf() }
    const recorded = await ada.client.POST('/v1/project/distributions/{id}/record', { params, body })
    expect(recorded.response.status).toBe(200)
    const client = await renewed(bea)
    await client.POST('/v1/project/distributions/{id}/confirm', { params })
    await payDistribution(app.kernel, distributionId)
  }
  return data!.data.map(({ distributionId }) => distributionId)
}

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
  const bea = await given(app).administrator()
  await approveTreaty(bea)
  const project = await given(app).project({
    financingAmount: '6000.00',
    minimumInvestment: '100.00',
    targetProfitability: 937,
    projectDuration: 12,
    deliveryFeePeriod: 'quarterly',
    managerFee: 450,
    withdrawMoneyFinanced: true,
  })
  projectId = project.projectId
  people = []
  for (const investor of INVESTORS) people.push(await invest(investor, project))
  app.clock.set('2026-11-25T09:00:00Z')
  ada = { ...ada, client: await renewed(ada) }
  await settleFinancing(app.kernel, projectId)
  distributionIds = await payYear(bea)
})
afterAll(() => app.stop())

const PARTS = ['interest', 'fee', 'withheld', 'principal'] as const
type Parts = Record<(typeof PARTS)[number], bigint>
const NOTHING: Parts = { interest: 0n, fee: 0n, withheld: 0n, principal: 0n }
const plus = (sum: Parts, more: Readonly<Record<keyof Parts, string>>): Parts =>
  Object.fromEntries(PARTS.map((part) => [part, sum[part] + parseAmount(more[part])])) as Parts

/** Each part of an order, as staff see it. */
async function sharesOf(orderId: string) {
  const shares = []
  for (const id of distributionIds) {
    const { data } = await ada.client.GET('/v1/project/distributions/{id}/shares', { params: { path: { id } } })
    shares.push(data!.data.find((share) => share.orderId === orderId)!)
  }
  return shares
}

describe.each(INVESTORS.map((investor, index) => ({ ...investor, index })))(
  'a year of payments to $who',
  ({ index, amount, rate, reason }) => {
    it('keeps back the rate of what applies to them, to half a cent, and says why', async () => {
      const shares = await sharesOf(people[index]!.orderId)
      expect(shares.length).toBe(4)
      for (const share of shares) {
        expect(share).toMatchObject({ withholdingRate: rate / 100, withholdingReason: reason })
        const [interest, withheld] = [parseAmount(share.interest), parseAmount(share.withheld)]
        const difference = withheld * 10_000n - interest * BigInt(rate)
        expect(difference).toBeGreaterThan(-5_000n)
        expect(difference).toBeLessThanOrEqual(5_000n)
        const { fee, principal, net } = share
        expect(parseAmount(net)).toBe(interest - parseAmount(fee) - withheld + parseAmount(principal))
      }
    })

    it('is the same in parts, movements and ledger, to the cent', async () => {
      const { orderId, userId, walletId } = people[index]!
      const parts = (await sharesOf(orderId)).reduce(plus, NOTHING)
      expect(parts.principal).toBe(parseAmount(amount))
      const { data } = await ada.client.GET('/v1/wallet/transactions', {
        params: { query: { userId, issuerName: 'project_fee' } },
      })
      const movements = data!.data.reduce((sum, { payment }) => plus(sum, payment!), NOTHING)
      expect(movements).toEqual(parts)
      const credited = data!.data.reduce((sum, { amount: one }) => sum + parseAmount(one), 0n)
      expect(credited).toBe(parts.interest - parts.fee - parts.withheld + parts.principal)
      const { rows } = await app.kernel.database.$client.query<{ kind: string; amount: string }>(
        `select kind, sum(amount)::text as amount from ledger_transfers
       where order_id = $1 and distribution_id is not null and kind <> 'settle' group by 1`,
        [orderId],
      )
      const posted = Object.fromEntries(rows.map((row) => [row.kind, BigInt(row.amount)]))
      expect({
        interest: posted['return']! + (posted['fee'] ?? 0n) + (posted['withholding'] ?? 0n),
        fee: posted['fee'] ?? 0n,
        withheld: posted['withholding'] ?? 0n,
        principal: posted['principal'],
      }).toEqual(parts)
      const wallet = await ada.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
      expect(parseAmount(wallet.data!.balance)).toBe(credited)
    })
  },
)

it('adds up by quarter to what lies in the ledger, by what applied to each, and the books balance', async () => {
  const { data } = await ada.client.GET('/v1/tax/withholdings')
  const byReason = new Map<string, bigint>()
  for (const { lines } of data!.quarters)
    for (const { reason, withheld } of lines) byReason.set(reason, (byReason.get(reason) ?? 0n) + parseAmount(withheld))
  const expected = new Map<string, bigint>()
  for (const [index, { reason }] of INVESTORS.entries()) {
    const { withheld } = (await sharesOf(people[index]!.orderId)).reduce(plus, NOTHING)
    expected.set(reason, (expected.get(reason) ?? 0n) + withheld)
  }
  expect(byReason).toEqual(expected)
  expect(parseAmount(data!.balance)).toBe([...expected.values()].reduce((sum, one) => sum + one, 0n))
  const { data: books } = await ada.client.GET('/v1/misc/reconciliation')
  expect(books!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})
