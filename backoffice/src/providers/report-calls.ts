import type { HttpClient } from './http.ts'
import type { AnnualReport, MadeAnnualReport } from './records.ts'

/** The calls for the yearly report to the authority. */
export interface ReportCalls {
  /** The report of a year, with what is to be mended. */
  readonly annualReport: (year: number) => Promise<AnnualReport>
  /** Makes its file. */
  readonly makeAnnualReport: (year: number) => Promise<MadeAnnualReport>
}

export const createReportCalls = (http: HttpClient): ReportCalls => ({
  annualReport: async (year) => (await http(`/v1/project/annual-reports?year=${year}`)).json as AnnualReport,
  makeAnnualReport: async (year) => {
    const { json } = await http('/v1/project/annual-reports', { method: 'POST', body: JSON.stringify({ year }) })
    return json as MadeAnnualReport
  },
})
