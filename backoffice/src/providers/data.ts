import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import type { Answer } from '@cauce/client'
import type { HttpClient } from './http.ts'
import { callsOf, type Noun } from './nouns.ts'
import type { BankBooksReport, BankFile, ReconciliationReport } from './records.ts'
import { createReading } from './reading.ts'
import { createWriting, type CallMeta } from './writing.ts'

/** react-admin's data provider, with the calls that belong to no record. */
export interface CauceDataProvider extends DataProvider {
  /** A short-lived address of the file of a record. */
  readonly signedUrl: (resource: Noun, id: Identifier) => Promise<string>
  /** Countries in the language of the cookie, Spain first. */
  readonly countries: () => Promise<Answer<'/v1/misc/countries'>['data']>
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
  /** The shares of a distribution, one for each order, page by page. */
  readonly distributionShares: (id: Identifier, skip: number, take: number) => Promise<DistributionShares>
  /** What stood invested by month, of a customer or in a project. */
  readonly investedMonths: (filter: Readonly<Record<string, string>>) => Promise<readonly InvestedMonth[]>
  /** Sums of movements and fees by period. */
  readonly summary: <Summary>(of: 'order-movements' | 'fees', query: URLSearchParams) => Promise<Summary>
  /** What a bank movement may belong to: by its own evidence, or by a search. */
  readonly matchCandidates: (id: Identifier, search: string) => Promise<readonly MatchCandidate[]>
  /** Matches bank movements with what they belong to. */
  readonly matchMovements: (
    body: Readonly<Record<string, unknown>>,
    meta: Required<CallMeta>,
  ) => Promise<readonly MatchingMovement[]>
  /** Sends a bank movement back, sets it aside, or takes back what was decided on it. */
  readonly decideMovement: (
    id: Identifier,
    step: 'sendBack' | 'setAside' | 'undo',
    body: Readonly<Record<string, unknown>>,
    meta: Required<CallMeta>,
  ) => Promise<RaRecord>
  /** Uploads a file of the bank, telling how much of it has been sent (0 to 1), and answers what it would change. */
  readonly uploadBankFile: (file: File, onProgress: (share: number) => void) => Promise<readonly BankFile[]>
  /** Imports an uploaded file. */
  readonly importBankFile: (id: string, idempotencyKey: string) => Promise<BankFile>
  /** Runs the reconciliation of the ledger. */
  readonly reconciliation: () => Promise<ReconciliationReport>
  /** Compares the books with the statements of the banks. */
  readonly bankBooks: () => Promise<BankBooksReport>
}

/** One month of what stood invested. */
export type InvestedMonth = Answer<'/v1/project/orders/summary'>['data'][number]

type DistributionShares = Answer<'/v1/project/distributions/{id}/shares'>

type MatchCandidate = Answer<'/v1/bank/matching/{id}/candidates'>['candidates'][number]
type MatchingMovement = Answer<'/v1/bank/matching/{id}'>
/** The last part of the address of each decision. */
const STEPS = { sendBack: 'send-back', setAside: 'set-aside', undo: 'undo' } as const

/** More than there are countries. */
const MOST_COUNTRIES = 300

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
    signedUrl: async (resource, id) => {
      const { path, isUrlFirst } = callsOf(resource)
      const name = encodeURIComponent(id)
      const { json } = await http(isUrlFirst ? `${path}/url/${name}` : `${path}/${name}/url`)
      return (json as Answer<'/v1/wallet/transactions/{id}/url'>).url
    },
    countries: async () => {
      const { json } = await http(`/v1/misc/countries?take=${MOST_COUNTRIES}`)
      return (json as Answer<'/v1/misc/countries'>).data
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
    summary: async <Summary>(of: 'order-movements' | 'fees', query: URLSearchParams) => {
      const { json } = await http(`/v1/project/${of}/summary?${query}`)
      return json as Summary
    },
    matchCandidates: async (id, search) => {
      const query = search === '' ? '' : `?${new URLSearchParams({ search })}`
      const { json } = await http(`${callsOf('matching').path}/${encodeURIComponent(id)}/candidates${query}`)
      return (json as Answer<'/v1/bank/matching/{id}/candidates'>).candidates
    },
    matchMovements: async (body, meta) => {
      const calls = callsOf('matching')
      const answer = await send(calls, calls.path, 'POST', { ...body }, meta)
      return answer['movements'] as readonly MatchingMovement[]
    },
    decideMovement: (id, step, body, meta) => {
      const calls = callsOf('matching')
      return send(calls, `${calls.path}/${encodeURIComponent(id)}/${STEPS[step]}`, 'POST', { ...body }, meta)
    },
    uploadBankFile: async (file, onProgress) => {
      const body = new FormData()
      body.set('file', file)
      const { json } = await http('/v1/bank/files', { method: 'POST', body, onProgress })
      return (json as { readonly files: readonly BankFile[] }).files
    },
    importBankFile: async (id, idempotencyKey) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const { json } = await http(`/v1/bank/files/${encodeURIComponent(id)}/import`, { method: 'POST', headers })
      return json as BankFile
    },
    reconciliation: async () => {
      const { json } = await http('/v1/misc/reconciliation')
      return json as ReconciliationReport
    },
    bankBooks: async () => {
      const { json } = await http('/v1/bank/books')
      return json as BankBooksReport
    },
  }
}
