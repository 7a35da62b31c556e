import { api, calendarDateOf } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listStatements, lockVersions, outcomeStatementRows } from './outcome-statements.queries.ts'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { findLoans, outcomeOf } from '../loan-book/index.ts'
import { materialityOf } from '../loan-defaults/index.ts'
import { findRates } from '../risk-rates/index.ts'
import { decidePublishing } from './outcome-statements.domain.ts'

export const outcomeStatementsModule: ModuleFactory = (kernel) => ({
  name: 'outcomeStatements',
  routes: [
    ...bindRows(api.outcomeStatements.list, api.outcomeStatements.read, ({ query }) =>
      listStatements(kernel.database, query),
    ),
    bind(api.outcomeStatements.preview, ({ query }) => figuresOf(kernel.database, query.year)),
    bind(api.outcomeStatements.create, (call) => publish(kernel, call)),
  ],
})

const figuresOf = async (executor: Executor, year: number) =>
  outcomeOf(await findLoans(executor), await findRates(executor), year)

/** With current figures. Refuses `number-too-large` and `reason-required`. */
async function publish(kernel: Kernel, call: Call<(typeof api)['outcomeStatements']['create']>) {
  const publishedAt = kernel.clock.now()
  const { year, assumptions, assumptionsEn, correction, correctionEn } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const published = await lockVersions(tx, year)
    const facts = { year, published, correction: correction || null, today: calendarDateOf(publishedAt) }
    const version = accepted(decidePublishing(facts))
    const { amount, share } = materialityOf(kernel.parameters.at(publishedAt))
    const row = {
      outcomeStatementId: uuidv7(publishedAt),
      year,
      version,
      figures: await figuresOf(tx, year),
      thresholdAmount: amount,
      thresholdShare: share,
      assumptions,
      assumptionsEn: assumptionsEn || null,
      correction: correction || null,
      correctionEn: correctionEn || null,
      publishedAt,
    }
    await outcomeStatementRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: row.outcomeStatementId, after: row, reason: row.correction })
    await notifyPagePurge(tx, ['loans'])
    return row
  })
}
