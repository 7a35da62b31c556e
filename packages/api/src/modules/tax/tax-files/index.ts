import {
  api,
  addDays,
  addMonths,
  calendarDateOf,
  formatAmount,
  provinceOn,
  tidySpanishPhone,
  tidyTaxNumber,
  UNVERIFIED,
} from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { createHash } from 'node:crypto'
import { inTransaction, textArray, type Executor } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import { findDeclarerInForce } from '../declarers/index.ts'
import { findAcceptedDetails } from '../tax-details/index.ts'
import { model193, perceptionsOf, problemsOfDeclarer, problemsOfPerception, readTotals } from './model-193.domain.ts'
import { declarersOf, knownDeclarer, nonResidentLines, RESIDENT_REASONS, residentParts } from './tax-files.domain.ts'
import { findPostedTax, findQuarterParts, findYearParts } from './tax-files.queries.ts'

export { declaredName, spanishTaxNumber } from './tax-files.domain.ts'

/** To be checked by an adviser (decision tax-withholding-and-forms). */
export const taxFilesModule: ModuleFactory = (kernel) => ({
  name: 'taxFiles',
  routes: [
    bind(api.taxFiles.read, ({ query }) => readTaxYear(patient(kernel), query.year)),
    bind(api.taxFiles.make, (call) => makeModel193(patient(kernel), call)),
  ],
})

type Endpoints = typeof api.taxFiles

const onForms = textArray(RESIDENT_REASONS)
const detailsOfAll = (executor: Executor, parts: readonly { readonly userId: string }[]) =>
  findAcceptedDetails(
    executor,
    parts.map(({ userId }) => userId),
  )

async function readTaxYear({ database, clock }: Pick<Kernel, 'database' | 'clock'>, year: number) {
  const parts = await findYearParts(database, year)
  const quarters = await findQuarterParts(database, year, onForms)
  return {
    year,
    isOver: calendarDateOf(clock.now()) >= `${year + 1}-01-01`,
    declarers: declarersOf(parts, await findDeclarerInForce(database)),
    quarters: quarters.map(({ day, payees, ...quarter }) => {
      const next = addMonths(day, 3)
      return { ...quarter, fromDay: day, toDay: addDays(next, -1), dueBy: addDays(next, 19), payeeCount: payees }
    }),
    nonResidents: nonResidentLines(parts, await detailsOfAll(database, parts)),
    unverified: [...UNVERIFIED],
  }
}

/** Rereads the totals from the text; recorded. */
async function makeModel193(kernel: Kernel, call: Call<Endpoints['make']>) {
  const { year, promoter = null, ...typed } = call.body
  const agent = promoter === null ? ('platform' as const) : ('promoter' as const)
  const now = kernel.clock.now()
  const declarerOf = (known: ReturnType<typeof knownDeclarer>) => ({
    taxNumber: tidyTaxNumber(typed.taxNumber ?? '') || known.taxNumber,
    name: typed.name || known.name,
    phone: tidySpanishPhone(typed.phone ?? '') || known.phone,
    contact: typed.contact || known.contact,
    number: typed.number?.replaceAll(/\s/g, '') || null,
  })
  return inTransaction(kernel.database, async (tx) => {
    const all = await findYearParts(tx, year)
    const own = all.filter((part) => part.promoter === promoter)
    const declarer = declarerOf(knownDeclarer(promoter, own, await findDeclarerInForce(tx)))
    const detailsOf = await detailsOfAll(tx, all)
    const provinceOf = (userId: string) => provinceOn(detailsOf(userId), `${year}-12-31`)
    const perceptions = perceptionsOf(residentParts(all, { agent, promoter }, provinceOf))
    const content = model193(year, declarer, perceptions)
    const { stated, lines } = readTotals(content)
    const posted = await findPostedTax(tx, year, { agent, promoter }, onForms)
    const made = {
      taxFileId: uuidv7(now),
      year,
      agent,
      promoter,
      fileName: `193-${year}-${declarer.taxNumber ?? 'sin-nif'}.txt`,
      sha256: createHash('sha256').update(Buffer.from(content, 'latin1')).digest('hex'),
    }
    await audit(kernel, tx, call, { recordId: made.taxFileId, after: made })
    return {
      ...made,
      content,
      declarerProblems: problemsOfDeclarer(declarer),
      lines: perceptions.map((perception) => {
        const { kind: _, ...line } = perception
        return { ...line, problems: problemsOfPerception(perception) }
      }),
      checks: [
        { check: 'records' as const, expected: String(lines.count), found: String(stated.count) },
        { check: 'base' as const, expected: formatAmount(lines.base), found: formatAmount(stated.base) },
        { check: 'withheld' as const, expected: formatAmount(lines.withheld), found: formatAmount(stated.withheld) },
        { check: 'ledger' as const, expected: formatAmount(posted), found: formatAmount(stated.withheld) },
      ],
    }
  })
}
