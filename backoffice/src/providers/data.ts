import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import type { Answer } from '@cauce/client'
import type { EventKind } from '@cauce/contract'
import { createBankCalls, type BankCalls } from './bank-calls.ts'
import { createComplaintCalls, type ComplaintCalls } from './complaint-calls.ts'
import { createDiligenceCalls, type DiligenceCalls } from './diligence-calls.ts'
import { createExaminationCalls, type ExaminationCalls } from './examination-calls.ts'
import { createImportCalls, type ImportCalls } from './import-calls.ts'
import { createDecisionCalls, type DecisionCalls } from './decision-calls.ts'
import type { HttpClient } from './http.ts'
import { callsOf } from './nouns.ts'
import type { ReconciliationReport } from './records.ts'
import { createReading } from './reading.ts'
import { createReportCalls, type ReportCalls } from './report-calls.ts'
import { createMediaCalls, type MediaCalls } from './media-calls.ts'
import { createSheetCalls, type SheetCalls } from './sheet-calls.ts'
import { createStatisticCalls, type StatisticCalls } from './statistic-calls.ts'
import { createTaxCalls, type TaxCalls } from './tax-calls.ts'
import { createWriting, type CallMeta } from './writing.ts'

/** react-admin's data provider, with the calls that belong to no record. */
export interface CauceDataProvider
  extends
    DataProvider,
    BankCalls,
    ComplaintCalls,
    DiligenceCalls,
    ExaminationCalls,
    ImportCalls,
    DecisionCalls,
    StatisticCalls,
    SheetCalls,
    MediaCalls,
    ReportCalls,
    TaxCalls {
  /** Countries in the language of the cookie, Spain first. */
  readonly countries: () => Promise<Answer<'/v1/misc/countries'>['data']>
  /** The staff who may open the page of a customer. */
  readonly colleagues: (userId: string) => Promise<Colleagues>
  /** The money of a customer at a glance, and what calls for care. */
  readonly customerOverview: (userId: string) => Promise<CustomerOverview>
  /** What happened with a customer, the latest first, after the last event of the page before. */
  readonly customerEvents: (
    userId: string,
    kind: EventKind | undefined,
    last: Pick<CustomerEvent, 'at' | 'eventId'> | undefined,
  ) => Promise<CustomerEvents>
  /** How this installation is set up. */
  readonly settings: () => Promise<Answer<'/v1/misc/settings'>>
  /** Closes a project and returns the invested money: all of it or none, safe to repeat (handbook rule 8.12). */
  readonly refundProject: (id: Identifier, reason: string, meta: Required<CallMeta>) => Promise<RaRecord>
  /** Records the promoter's payment of a distribution, discards the draft, or confirms it. */
  readonly stepDistribution: (
    id: Identifier,
    step: 'record' | 'discard' | 'confirm',
    data: Readonly<Record<string, unknown>>,
    meta: CallMeta,
  ) => Promise<RaRecord>
  /** What was credited before it was received, and the limits. */
  readonly unreceived: () => Promise<Unreceived>
  /** The shares of a distribution, one for each order, page by page. */
  readonly distributionShares: (id: Identifier, skip: number, take: number) => Promise<DistributionShares>
  /** What stood invested by month, of a customer or in a project. */
  readonly investedMonths: (filter: Readonly<Record<string, string>>) => Promise<readonly InvestedMonth[]>
  /** Runs the reconciliation of the ledger. */
  readonly reconciliation: () => Promise<ReconciliationReport>
  readonly taxStatus: (userId: string) => Promise<TaxStatus>
}

type Unreceived = Answer<'/v1/project/distributions/unreceived'>
type TaxStatus = Answer<'/v1/tax/tax-details/status/{id}'>

/** One month of what stood invested. */
export type InvestedMonth = Answer<'/v1/project/orders/summary'>['data'][number]

export type CustomerOverview = Answer<'/v1/account/users/{id}/overview'>
type CustomerEvents = Answer<'/v1/account/users/{id}/events'>
export type CustomerEvent = CustomerEvents['events'][number]
type Colleagues = Answer<'/v1/account/users/{userId}/colleagues'>['colleagues']
type DistributionShares = Answer<'/v1/project/distributions/{id}/shares'>

/**
 * react-admin over the API: `ra-data-simple-rest` for one record, creating and deleting; lists, many, references and
 * updates with the parameters of the contract (skip, take, orderBy, orderSide, PATCH of the changed fields).
 */
export function createDataProvider(http: HttpClient): CauceDataProvider {
  const base = simpleRestProvider('', http as Parameters<typeof simpleRestProvider>[1])
  const reading = createReading(http, base)
  const { send, ...writing } = createWriting(http, base, reading.getOne)
  return {
    supportAbortSignal: true,
    ...reading,
    ...writing,
    ...createBankCalls(http, send),
    ...createComplaintCalls(send),
    ...createDiligenceCalls(http),
    ...createExaminationCalls(http),
    ...createDecisionCalls(http),
    ...createImportCalls(http),
    ...createStatisticCalls(http),
    ...createSheetCalls(http),
    ...createMediaCalls(http),
    ...createReportCalls(http),
    ...createTaxCalls(http),
    countries: async () => {
      const { json } = await http('/v1/misc/countries')
      return (json as Answer<'/v1/misc/countries'>).data
    },
    colleagues: async (userId) => {
      const { json } = await http(`${callsOf('users').path}/${encodeURIComponent(userId)}/colleagues`)
      return (json as Answer<'/v1/account/users/{userId}/colleagues'>).colleagues
    },
    customerOverview: async (userId) => {
      const { json } = await http(`${callsOf('users').path}/${encodeURIComponent(userId)}/overview`)
      return json as CustomerOverview
    },
    customerEvents: async (userId, kind, last) => {
      const query = new URLSearchParams({
        ...(kind && { kind }),
        ...(last && { before: last.at, beforeId: last.eventId }),
      })
      const { json } = await http(`${callsOf('users').path}/${encodeURIComponent(userId)}/events?${query}`)
      return json as CustomerEvents
    },
    settings: async () => {
      const { json } = await http('/v1/misc/settings')
      return json as Answer<'/v1/misc/settings'>
    },
    refundProject: (id, reason, meta) => {
      const calls = callsOf('projects')
      return send(calls, `${calls.path}/${encodeURIComponent(id)}/refund`, 'POST', { reason }, meta)
    },
    stepDistribution: (id, step, data, meta) => {
      const calls = callsOf('distributions')
      return send(calls, `${calls.path}/${encodeURIComponent(id)}/${step}`, 'POST', { ...data }, meta)
    },
    unreceived: async () => {
      const { json } = await http(`${callsOf('distributions').path}/unreceived`)
      return json as Unreceived
    },
    distributionShares: async (id, skip, take) => {
      const { json } = await http(
        `${callsOf('distributions').path}/${encodeURIComponent(id)}/shares?skip=${skip}&take=${take}`,
      )
      return json as DistributionShares
    },
    investedMonths: async (filter) => {
      const { json } = await http(`${callsOf('orders').path}/summary?${new URLSearchParams(filter)}`)
      return (json as Answer<'/v1/project/orders/summary'>).data
    },
    reconciliation: async () => {
      const { json } = await http('/v1/misc/reconciliation')
      return json as ReconciliationReport
    },
    taxStatus: async (userId) => {
      const { json } = await http(`/v1/tax/tax-details/status/${userId}`)
      return json as TaxStatus
    },
  }
}
