import { api, fileKinds, type Language, Refusal } from '@cauce/contract'
import { formatCents, formatDate, formatDateTime, groupIban } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUser } from '../modules/account/users/index.ts'
import { findTransaction, viewOf } from '../modules/wallet/transactions/index.ts'
import { isEntered } from '../modules/wallet/transactions/transactions.domain.ts'
import { sendBytes } from '../platform/files/index.ts'
import { renderPaper } from '../platform/pdf/index.ts'
import type { Paper } from '../platform/pdf/paper.domain.ts'
import { issuerFor } from './issue-documents/index.ts'
import { remittanceOf } from './payments/index.ts'

interface Order {
  readonly number: string
  readonly payee: string
  readonly iban: string
  /** Cents. */
  readonly amount: bigint
  readonly remittance: string
  readonly requestedBy: string
  readonly requestedAt: Date
  readonly issuer: string
  /** Name and tax number once approved. */
  readonly company: string | undefined
}

function paymentOrderOf(language: Language, order: Order): Paper {
  const t = translator(language)
  const { number, issuer, company, requestedAt } = order
  return {
    language,
    title: t('papers.paymentOrder.title', { number }),
    issuer,
    companyLine: company,
    numberLine: number,
    footer: [formatDate(requestedAt)],
    pageOf: (page, count) => t('papers.page', { page, count }),
    madeAt: requestedAt,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t('papers.paymentOrder.payer'), company ?? issuer],
          [t('papers.paymentOrder.payee'), order.payee],
          [t('papers.paymentOrder.account'), groupIban(order.iban)],
          [t('papers.paymentOrder.amount'), formatCents(order.amount)],
          [t('papers.paymentOrder.remittance'), order.remittance],
          [t('papers.paymentOrder.requestedBy'), order.requestedBy],
          [t('papers.paymentOrder.requestedAt'), formatDateTime(requestedAt)],
        ],
      },
      { kind: 'paragraph', text: t('papers.paymentOrder.about') },
    ],
  }
}

async function sendPaymentOrder(kernel: Kernel, call: Call<typeof api.transactions.readPaymentOrder>) {
  const stored = found(await findTransaction(kernel.database, call.params.id))
  const { row, userName, bankAccount } = stored
  if (row.type !== 'withdraw' || row.status !== 'pending')
    throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  const number = found(row.number ?? undefined)
  const owner = found(await findUser(kernel.database, row.userId))
  const bytes = await renderPaper(
    paymentOrderOf(call.language, {
      number,
      payee: row.payeeName ?? userName,
      iban: row.payeeIban ?? found(bankAccount ?? undefined).account,
      amount: row.amount,
      remittance: remittanceOf(owner, number),
      requestedBy: isEntered(row) ? found(viewOf(stored).firstApproval ?? undefined).adminName : userName,
      requestedAt: row.createdAt,
      ...issuerFor(kernel, call.language),
    }),
  )
  sendBytes(call.reply, { name: `${number}.pdf`, contentType: fileKinds.pdf, sizeBytes: bytes.length }, bytes)
}

export const paymentOrderFlow: ModuleFactory = (kernel) => ({
  name: 'payment-order',
  routes: [bind(api.transactions.readPaymentOrder, (call) => sendPaymentOrder(kernel, call))],
})
