import type { Identifier, RaRecord } from 'react-admin'
import type { Answer } from '@cauce/client'
import type { HttpClient } from './http.ts'
import { callsOf } from './nouns.ts'
import type { BankBooksReport, BankFile, BankFileOutlook, BankFilesOutlook, PaymentReport } from './records.ts'
import type { CallMeta, Send } from './writing.ts'

type MatchCandidate = Answer<'/v1/bank/matching/{id}/candidates'>['candidates'][number]
type MatchingMovement = Answer<'/v1/bank/matching/{id}'>
type DemonstrationFile = Answer<'/v1/bank/demonstration-statement'>
/** The last part of the address of each decision. */
const STEPS = { sendBack: 'send-back', setAside: 'set-aside', undo: 'undo' } as const
const BATCH_STEPS = { release: 'release', handOver: 'hand-over', cancel: 'cancel' } as const

/** The calls of the room `bank` that belong to no record. */
export interface BankCalls {
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
  /** Cancels a payment that has not been released. */
  readonly cancelPayment: (
    id: Identifier,
    body: Readonly<Record<string, unknown>>,
    meta: Required<CallMeta>,
  ) => Promise<RaRecord>
  /** Releases a batch of payments by its hash, says that its file goes to the bank, or cancels it. */
  readonly stepPaymentBatch: (
    id: Identifier,
    step: 'release' | 'handOver' | 'cancel',
    body: Readonly<Record<string, unknown>>,
  ) => Promise<RaRecord>
  /** What the account of a batch of payments holds before and after them. */
  readonly paymentBatchPayees: (id: Identifier) => Promise<Answer<'/v1/bank/payment-batches/{id}/payees'>>
  readonly paymentBatchBalance: (id: Identifier) => Promise<Answer<'/v1/bank/payment-batches/{id}/balance'>>
  /** The file of a batch of payments, as it was released. */
  readonly paymentBatchFile: (id: Identifier) => Promise<Answer<'/v1/bank/payment-batches/{id}/file'>>
  /** Imports the bank's answer to a batch of payments (pain.002). */
  readonly importPaymentReport: (file: File) => Promise<PaymentReport>
  /** Uploads a file of the bank, telling how much of it has been sent (0 to 1), and answers what it would change. */
  readonly uploadBankFile: (file: File, onProgress: (share: number) => void) => Promise<readonly BankFile[]>
  /** What an uploaded file would change in the books as they are now. */
  readonly bankFile: (id: string) => Promise<BankFile>
  /** What importing an uploaded file would do to each movement, or to those with one outcome, and to the books. */
  readonly bankFileOutlook: (
    id: string,
    outcome?: BankFileOutlook['lines'][number]['outcome'],
  ) => Promise<BankFileOutlook>
  /** What importing uploaded files one after the other would do to the books. */
  readonly bankFilesOutlook: (ids: readonly string[]) => Promise<BankFilesOutlook>
  /** Imports an uploaded file. */
  readonly importBankFile: (id: string, idempotencyKey: string) => Promise<BankFile>
  /** The statement of the day of the demonstration's bank. */
  readonly demonstrationStatement: () => Promise<DemonstrationFile>
  /** The answer of that bank to a batch of payments. */
  readonly demonstrationReport: (batchId: Identifier) => Promise<DemonstrationFile>
  /** Which institution holds the money of customers, and whether it answers. */
  readonly institution: () => Promise<Answer<'/v1/bank/institution'>>
  /** Compares the books with the statements of the banks. */
  readonly bankBooks: () => Promise<BankBooksReport>
}

/** These calls over the API. */
export function createBankCalls(http: HttpClient, send: Send): BankCalls {
  return {
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
    cancelPayment: (id, body, meta) => {
      const calls = callsOf('payments')
      return send(calls, `${calls.path}/${encodeURIComponent(id)}/cancel`, 'POST', { ...body }, meta)
    },
    stepPaymentBatch: (id, step, body) => {
      const calls = callsOf('paymentBatches')
      return send(calls, `${calls.path}/${encodeURIComponent(id)}/${BATCH_STEPS[step]}`, 'POST', { ...body })
    },
    paymentBatchPayees: async (id) => {
      const { json } = await http(`${callsOf('paymentBatches').path}/${encodeURIComponent(id)}/payees`)
      return json as Answer<'/v1/bank/payment-batches/{id}/payees'>
    },
    paymentBatchBalance: async (id) => {
      const { json } = await http(`${callsOf('paymentBatches').path}/${encodeURIComponent(id)}/balance`)
      return json as Answer<'/v1/bank/payment-batches/{id}/balance'>
    },
    paymentBatchFile: async (id) => {
      const { json } = await http(`${callsOf('paymentBatches').path}/${encodeURIComponent(id)}/file`)
      return json as Answer<'/v1/bank/payment-batches/{id}/file'>
    },
    importPaymentReport: async (file) => {
      const body = new FormData()
      body.set('file', file)
      const { json } = await http('/v1/bank/payment-reports', { method: 'POST', body })
      return json as PaymentReport
    },
    uploadBankFile: async (file, onProgress) => {
      const body = new FormData()
      body.set('file', file)
      const { json } = await http('/v1/bank/files', { method: 'POST', body, onProgress })
      return (json as { readonly files: readonly BankFile[] }).files
    },
    bankFile: async (id) => {
      const { json } = await http(`/v1/bank/files/${encodeURIComponent(id)}/preview`)
      return json as BankFile
    },
    bankFileOutlook: async (id, outcome) => {
      const query = outcome === undefined ? '' : `?${new URLSearchParams({ outcome })}`
      const { json } = await http(`/v1/bank/files/${encodeURIComponent(id)}/outlook${query}`)
      return json as BankFileOutlook
    },
    bankFilesOutlook: async (ids) => {
      const query = new URLSearchParams(ids.map((id) => ['ids', id]))
      const { json } = await http(`/v1/bank/files-outlook?${query}`)
      return json as BankFilesOutlook
    },
    importBankFile: async (id, idempotencyKey) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const { json } = await http(`/v1/bank/files/${encodeURIComponent(id)}/import`, { method: 'POST', headers })
      return json as BankFile
    },
    ...createBooksCalls(http),
  }
}

/** The calls about the bank as a whole: its books, who holds the money, and what the bank of the demonstration writes. */
function createBooksCalls(
  http: HttpClient,
): Pick<BankCalls, 'demonstrationStatement' | 'demonstrationReport' | 'institution' | 'bankBooks'> {
  return {
    demonstrationStatement: async () => {
      const { json } = await http('/v1/bank/demonstration-statement')
      return json as DemonstrationFile
    },
    demonstrationReport: async (batchId) => {
      const { json } = await http(`/v1/bank/demonstration-reports/${encodeURIComponent(batchId)}`)
      return json as DemonstrationFile
    },
    institution: async () => {
      const { json } = await http('/v1/bank/institution')
      return json as Answer<'/v1/bank/institution'>
    },
    bankBooks: async () => {
      const { json } = await http('/v1/bank/books')
      return json as BankBooksReport
    },
  }
}
