import type { api } from '@cauce/contract'
import type { z } from 'zod'
import type { HttpClient } from './http.ts'
import type { Model193, TaxYear, WithholdingQuarter, WithholdingsReport } from './records.ts'

export type Model193Body = z.input<typeof api.taxFiles.make.body>

export type WithholdingsQuery = z.input<typeof api.withholdings.list.query>

/** The calls about tax that belong to no list. */
export interface TaxCalls {
  /** The tax that was withheld, by quarter: those that are asked for. */
  readonly withholdings: (query: WithholdingsQuery) => Promise<WithholdingsReport>
  /** Queues the payments that hand over the tax of a quarter. */
  readonly handOverTax: (fromDay: string) => Promise<WithholdingQuarter>
  readonly taxYear: (year: number) => Promise<TaxYear>
  /** Makes form 193. */
  readonly makeModel193: (body: Model193Body) => Promise<Model193>
}

/** These calls over the API. */
export function createTaxCalls(http: HttpClient): TaxCalls {
  const post = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json
  return {
    withholdings: async (query) => {
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return (await http(`/v1/tax/withholdings?${parameters}`)).json as WithholdingsReport
    },
    handOverTax: async (fromDay) => (await post('/v1/tax/withholdings/pay-over', { fromDay })) as WithholdingQuarter,
    taxYear: async (year) => (await http(`/v1/tax/tax-files?year=${year}`)).json as TaxYear,
    makeModel193: async (body) => (await post('/v1/tax/tax-files/193', body)) as Model193,
  }
}
