import { FEES_ACCOUNT, findBalances, PENALTIES_ACCOUNT, WITHHELD_ACCOUNT } from '@cauce/api/modules/wallet/ledger'
import { formatAmount, type DeliveryFeePeriod } from '@cauce/contract'
import { given, type Person } from '../given.ts'
import type { ProjectReference } from '../given-project.ts'
import type { TestApp } from '../test-app.ts'
import * as paper from './model.ts'

const PEOPLE = 3

export interface World {
  readonly app: TestApp
  readonly model: paper.Model
  readonly period: DeliveryFeePeriod
  readonly people: readonly Person[]
  readonly bankAccountIds: readonly string[]
  readonly project: ProjectReference
  readonly administrator: Person
  /** Enters movements, so that another administrator approves them. */
  readonly enterer: Person
  /** Initial platform balances; earlier runs have changed them. */
  readonly before: ReadonlyMap<string, bigint>
}

export async function balancesOf({ kernel }: TestApp, accountIds: readonly string[]): Promise<Map<string, bigint>> {
  const funds = await findBalances(kernel.database, accountIds)
  return new Map([...funds].map(([id, { balance }]) => [id, balance]))
}

/** One session per call: sessions expire as the clock moves. */
export const clientOf = async ({ app }: Pick<World, 'app'>, { userId }: Person) =>
  app.client((await given(app).session(userId)).token)

export async function openWorld(app: TestApp, period: DeliveryFeePeriod): Promise<World> {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => given(app).investor({ wallet: formatAmount(paper.ENDOWMENT) })),
  )
  const project = await given(app).project({
    financingAmount: formatAmount(paper.FINANCING),
    minimumInvestment: formatAmount(paper.MINIMUM),
    targetProfitability: 1000,
    projectDuration: paper.DURATION_MONTHS,
    deliveryFeePeriod: period,
    cancellationFee: Number(paper.CANCELLATION_BASIS_POINTS),
    managerFee: Number(paper.FEE_BASIS_POINTS),
    withdrawMoneyFinanced: true,
  })
  return {
    app,
    model: paper.newModel(PEOPLE),
    period,
    people,
    bankAccountIds: await Promise.all(people.map((person) => given(app).bankAccount(person))),
    project,
    administrator: await given(app).administrator(),
    enterer: await given(app).administrator(),
    before: await balancesOf(app, [FEES_ACCOUNT, PENALTIES_ACCOUNT, WITHHELD_ACCOUNT]),
  }
}
