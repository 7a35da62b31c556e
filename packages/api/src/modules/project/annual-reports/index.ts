import { api, addDays, calendarDateOf, UNVERIFIED_ANNUAL } from '@cauce/contract'
import { bind, type Answer, type Call } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { createHash } from 'node:crypto'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import { findAcceptedDetails } from '../../tax/tax-details/index.ts'
import { findInvested, findInvestors, findOffers } from './annual-reports.queries.ts'
import { reportedOffer, checksOf, totalsOf } from './report.domain.ts'
import { reportCsv } from './report-csv.domain.ts'

/** Regulation (EU) 2020/1503, article 16; decision published-results. */
export const annualReportsModule: ModuleFactory = (kernel) => ({
  name: 'annualReports',
  routes: [
    bind(api.annualReports.read, ({ query }) => readAnnualReport(patient(kernel), query.year)),
    bind(api.annualReports.make, (call) => makeAnnualReport(patient(kernel), call)),
  ],
})

type Endpoints = typeof api.annualReports

/** One snapshot for orders and movements. */
const SNAPSHOT = 'begin isolation level repeatable read'

async function reportOf({ company }: Kernel, executor: Executor, year: number) {
  const lei = company.now().lei ?? null
  const parts = await findInvested(executor, year)
  const userIds = parts.map(({ userId }) => userId)
  const investorOf = await findInvestors(executor, userIds)
  const crowd = { investorOf, detailsOf: await findAcceptedDetails(executor, userIds) }
  const ofProject = Map.groupBy(parts, ({ projectId }) => projectId)
  const offers = (await findOffers(executor, year)).map((facts) =>
    reportedOffer(facts, ofProject.get(facts.projectId) ?? [], lei, crowd),
  )
  return { lei, offers, content: reportCsv(year, lei, offers) }
}

async function readAnnualReport(kernel: Kernel, year: number): Promise<Answer<Endpoints['read']>> {
  const { lei, offers, content } = await inTransaction(
    kernel.database,
    (tx) => reportOf(kernel, tx, year),
    `${SNAPSHOT} read only`,
  )
  const problems = lei === null ? ['lei-missing' as const] : []
  return {
    year,
    isOver: calendarDateOf(kernel.clock.now()) >= `${year + 1}-01-01`,
    dueBy: addDays(`${year + 1}-03-01`, -1),
    lei,
    offers,
    problems,
    totals: totalsOf(offers, problems.length),
    checks: checksOf(offers, content),
    unverified: [...UNVERIFIED_ANNUAL],
  }
}

async function makeAnnualReport(kernel: Kernel, call: Call<Endpoints['make']>): Promise<Answer<Endpoints['make']>> {
  const { year } = call.body
  return inTransaction(
    kernel.database,
    async (tx) => {
      const { lei, content } = await reportOf(kernel, tx, year)
      const made = {
        annualReportId: uuidv7(kernel.clock.now()),
        year,
        fileName: `annual-report-${lei ?? 'no-lei'}-${year}.csv`,
        sha256: createHash('sha256').update(content).digest('hex'),
      }
      await audit(kernel, tx, call, { recordId: made.annualReportId, after: made })
      return { ...made, content }
    },
    SNAPSHOT,
  )
}
