import type { api } from '@cauce/contract'
import type { z } from 'zod'
import type { HttpClient } from './http.ts'
import type { Model193, TaxYear, WithholdingsReport } from './records.ts'

export type Model193Body = z.input<typeof api.taxFiles.make.body>

/** The calls about tax that belong to no list. */
export interface TaxCalls {
  /** The tax that was withheld, by quarter. */
  readonly withholdings: () => Promise<WithholdingsReport>
  /** Queues the payments that hand over the tax of a quarter. */
  readonly handOverTax: (fromDay: string) => Promise<WithholdingsReport>
  /** The data of a year for the forms of the tax office. */
  readonly taxYear: (year: number) => Promise<TaxYear>
  /** Makes form 193. */
  readonly makeModel193: (body: Model193Body) => Promise<Model193>
}

/** These calls over the API. */
export function createTaxCalls(http: HttpClient): TaxCalls {
  const post = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json
  return {
    withholdings: async () => (await http('/v1/tax/withholdings')).json as WithholdingsReport,
    handOverTax: async (fromDay) => (await post('/v1/tax/withholdings/pay-over', { fromDay })) as WithholdingsReport,
    taxYear: async (year) => (await http(`/v1/tax/tax-files?year=${year}`)).json as TaxYear,
    makeModel193: async (body) => (await post('/v1/tax/tax-files/193', body)) as Model193,
  }
}
