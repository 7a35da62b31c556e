import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { makeAnnualReport, readAnnualReport } from './annual-reports.service.ts'

/** Regulation (EU) 2020/1503, article 16; decision 304. */
export const annualReportsModule: ModuleFactory = (kernel) => ({
  name: 'annualReports',
  routes: [
    bind(api.annualReports.read, ({ query }) => readAnnualReport(patient(kernel), query.year)),
    bind(api.annualReports.make, (call) => makeAnnualReport(patient(kernel), call)),
  ],
})
