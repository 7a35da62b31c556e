import { api, addDays, addMonths, calendarDateOf, UNVERIFIED } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { textArray } from '../../../database/index.ts'
import { findDeclarerInForce } from '../declarers/index.ts'
import { findReturns } from './returns.queries.ts'
import { changesSince, fileReturn, makeReturn, personOf, viewsOf } from './returns.service.ts'
import { declarersOf, RESIDENT_REASONS } from './tax-files.domain.ts'
import { findMovedParts, findQuarterParts, findYearParts } from './tax-files.queries.ts'

export { eraseStatedIdentity } from './returns.queries.ts'
export { declaredName, spanishTaxNumber } from './tax-files.domain.ts'

/** To be checked by an adviser (decision tax-withholding-and-forms). */
export const taxFilesModule: ModuleFactory = (kernel) => ({
  name: 'taxFiles',
  routes: [
    bind(api.taxFiles.read, ({ query }) => readTaxYear(patient(kernel), query.year)),
    bind(api.taxFiles.make, (call) => makeReturn(patient(kernel), call)),
    bind(api.taxFiles.file, (call) => fileReturn(kernel, call)),
  ],
})

const onForms = textArray(RESIDENT_REASONS)

async function readTaxYear({ database, clock }: Pick<Kernel, 'database' | 'clock'>, year: number) {
  const parts = await findYearParts(database, year)
  const quarters = await findQuarterParts(database, year, onForms)
  const returns = await findReturns(database, year)
  const filers = returns.map(({ row: { form, promoter } }) => ({ form, promoter }))
  const declarers = []
  for (const declarer of declarersOf(parts, await findDeclarerInForce(database), filers)) {
    const made = returns.filter(({ row }) => row.form === declarer.form && row.promoter === declarer.promoter)
    const changes = await changesSince(database, { year, parts, declarer, made })
    declarers.push({ ...declarer, returns: viewsOf(made), changes })
  }
  return {
    year,
    isOver: calendarDateOf(clock.now()) >= `${year + 1}-01-01`,
    declarers,
    quarters: quarters.map(({ day, payees, ...quarter }) => {
      const next = addMonths(day, 3)
      return { ...quarter, fromDay: day, toDay: addDays(next, -1), dueBy: addDays(next, 19), payeeCount: payees }
    }),
    moved: (await findMovedParts(database, year, onForms)).map(({ person, ...moved }) => ({
      ...{ ...moved, ...personOf(person) },
      rightForm: moved.form === '123' ? ('216' as const) : ('123' as const),
    })),
    unverified: [...UNVERIFIED],
  }
}
