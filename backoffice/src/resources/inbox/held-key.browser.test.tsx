import { Suspense, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Endpoint } from '@cauce/contract/endpoint.ts'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenClassification } from '@cauce/client/testing/classifications.ts'
import { givenDistribution } from '@cauce/client/testing/distributions.ts'
import {
  givenBankAccount,
  givenPaymentBatch,
  givenProject,
  givenTransaction,
  givenUser,
  givenWallet,
  idOf,
} from '@cauce/client/testing/records.ts'
import { waitingAccess } from '../../../testing/access.ts'
import { renderOffice } from '../../../testing/office.tsx'
import type { MatchingRecord } from '../../providers/records.ts'
import { DecisionPane } from './decision-pane.tsx'
import type { QueueItem } from './queue.ts'

/** A task opens the page of its customer and is decided nowhere else. */
type Decidable = Exclude<QueueItem, { kind: 'task' }>

const AT = '2026-11-18T09:30:00.000Z'
const FILE = { fileId: idOf(9), name: 'documento.pdf', contentType: 'application/pdf', sizeBytes: 1200 } as const
const residence = {
  ...{
    kind: 'residence' as const,
    country: 'DE',
    province: null,
    abroad: null,
    validFrom: '2026-01-01',
    validUntil: null,
  },
  ...{ userId: idOf(7), userName: 'Olga Prat', state: 'pending' as const, reason: null, document: null },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null, isUnseen: false, createdAt: AT, updatedAt: AT },
}
const line = {
  ...{ iban: 'ES6100491500052207220702', bookingDay: '2026-11-19', valueDay: '2026-11-19', amount: '750.00' },
  ...{ counterpartyName: 'OLGA PRAT', counterpartyIban: null, remittance: 'ahorro', reference: null, endToEndId: null },
  ...{ kind: 'transfer', returnReason: null, state: 'suggested', stateReason: null, tier: 'high', reasons: [] },
  ...{ preparedWith: [], firstDecision: null, allocations: [], createdAt: AT, updatedAt: AT },
  suggestions: [
    {
      ...{ kind: 'income' as const, id: idOf(1), name: 'Olga Prat', userId: idOf(7), amount: '750.00', isBooked: true },
      ...{ isEntered: false, firstApproval: null, account: null, since: AT, nameLikeness: 100, reasons: [] },
    },
  ],
} satisfies Partial<MatchingRecord>
const identity = {
  ...{ userId: idOf(7), userName: 'Olga Prat', status: 'Completed', reason: null, reasonCode: null, decision: null },
  ...{
    earlier: [],
    decisionReason: null,
    decisionData: null,
    attempt: 1,
    action: null,
    documents: [],
    mediaIds: [idOf(801)],
  },
  ...{ createdAt: AT, updatedAt: AT },
}
const proposal = {
  ...{ state: 'proposed', reason: null, proposedBy: idOf(31), proposedByName: 'Teresa Olmedo' },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null, createdAt: AT, updatedAt: AT },
}
const proposedBy = { adminId: idOf(2), adminName: 'Bea', approvedAt: AT, expiresAt: null }

/** A row of each kind, and how many of its kind one press may decide: none before its document is seen, or a question is answered. */
const kinds = {
  income: { most: 0, record: (id: string) => givenTransaction({ transactionId: id, document: FILE }) },
  withdraw: {
    most: 0,
    record: (id: string) => givenTransaction({ transactionId: id, type: 'withdraw', document: FILE }),
  },
  bankAccount: {
    most: 0,
    record: (id: string) => givenBankAccount({ bankAccountId: id, state: 'pending', document: FILE }),
  },
  classification: {
    most: 0,
    record: (id: string) =>
      givenClassification({ classificationId: id, documents: [{ documentId: idOf(8), file: FILE }] }),
  },
  verification: { most: 0, record: (id: string) => ({ verificationId: id, ...identity }) },
  taxDetail: { most: 1, record: (id: string) => ({ taxDetailId: id, ...residence }) },
  bankMovement: { most: 1, record: (id: string) => ({ movementId: id, ...line }) },
  distribution: {
    most: 0,
    record: (id: string) =>
      givenDistribution({
        distributionId: id,
        status: 'draft',
        amount: '50.00',
        document: FILE,
        firstApproval: proposedBy,
      }),
  },
  refund: {
    most: 0,
    record: (id: string) =>
      givenProject({ projectId: id, pendingRefund: { reason: 'Sin licencia', firstApproval: proposedBy } }),
  },
  paymentBatch: { most: 0, record: (id: string) => givenPaymentBatch({ batchId: id }) },
  payee: {
    most: 0,
    of: { kind: 'proposal', noun: 'payees' },
    record: (id: string) => ({
      ...{ payeeId: id, kind: 'taxOffice', projectId: null, projectName: null, taxNumber: null, document: FILE },
      ...{ beneficiary: 'Agencia Tributaria', iban: 'ES7921000813610123456789', ...proposal },
    }),
  },
  accessChange: {
    most: 0,
    of: { kind: 'proposal', noun: 'accessChanges' },
    record: (id: string) => ({
      ...{ accessChangeId: id, userId: idOf(7), userName: 'Luis', userEmail: 'luis@example.org', kind: 'role' },
      ...{ value: 'admin', ...proposal },
    }),
  },
  hold: {
    most: 0,
    record: (id: string) => ({
      ...{ accountHoldId: id, userId: idOf(7), userName: 'Olga Prat', kind: 'exposure', state: 'active', reason: null },
      ...{ placedBy: null, placedByName: null, placedAt: AT, proposedBy: null, proposedByName: null, updatedAt: AT },
    }),
  },
  examinationAccess: { most: 0, record: (id: string) => ({ ...waitingAccess, accessId: id }) },
  suspension: {
    most: 0,
    record: (id: string) => ({
      ...{
        irregularityId: id,
        projectId: idOf(1),
        projectName: 'Ribera',
        state: 'suspended',
        irregularity: 'Hipoteca',
      },
      ...{ differences: [], steps: 'Se pide otra nota', correction: null, lastDay: '2026-12-25', createdAt: AT },
      ...{ revocableUntil: AT, recordedByName: 'Ana Gil', endedAt: null, endedByName: null, updatedAt: AT },
    }),
  },
  bankFile: {
    most: 0,
    record: (id: string) => ({ fileId: id, name: 'extracto.xml', uploadedByName: 'Teresa Olmedo', createdAt: AT }),
  },
  ticket: {
    most: 0,
    record: (id: string) => ({
      ...{ title: 'No encuentro el recibo', description: 'Del ingreso de ayer', stateId: idOf(1), state: 'Open' },
      ...{
        userId: idOf(7),
        userName: 'Olga Prat',
        visitorEmail: null,
        managerId: null,
        managerName: null,
        read: true,
        messageCount: 0,
      },
      ...{ documents: [], screenshot: null, requestHistory: [], stateHistory: [], createdAt: AT, updatedAt: AT, id },
    }),
  },
}

interface Kind {
  readonly record: (id: string) => object
  readonly of?: object
}

function itemsOf(kind: keyof typeof kinds) {
  const { record, of }: Kind = kinds[kind]
  return [701, 702, 703].map((number) => {
    const id = idOf(number)
    return {
      key: id,
      since: AT,
      who: 'Olga Prat',
      kind,
      ...of,
      record: { ...record(id), id },
    } as unknown as Decidable
  })
}

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.users.read, () => givenUser())
  network.on(api.wallets.read, () => givenWallet())
  // No document is drawn before A is pressed.
  network.on(api.documents.view, () => new Promise(() => {}))
  network.on(api.classifications.viewDocument, () => new Promise(() => {}))
  network.on(api.matching.candidates, () => ({ candidates: [] }))
  network.on(api.matching.preview, () => ({ verdict: 'goes' as const }))
  network.on(api.matching.match, () => ({
    movements: [{ id: idOf(701), movementId: idOf(701), ...line, state: 'matched' as const }],
  }))
  network.on(api.taxDetails.decide, ({ id }) => ({ taxDetailId: id, ...residence, state: 'valid' as const }))
})

function Rows({ items, onDecided }: { readonly items: readonly Decidable[]; readonly onDecided: () => void }) {
  const [place, setPlace] = useState(0)
  const item = items[place]
  if (!item) return null
  return (
    <Suspense key={item.key} fallback={null}>
      <DecisionPane
        item={item}
        onReload={() => {}}
        onDecided={() => {
          onDecided()
          setPlace(place + 1)
        }}
      />
    </Suspense>
  )
}

const press = (repeat: boolean) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', repeat, bubbles: true, cancelable: true }))

const writes = Object.values(api)
  .flatMap((group) => Object.values(group) as Endpoint[])
  .filter((endpoint) => endpoint.method !== 'GET' && endpoint !== api.matching.preview)

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'A that is held decides on no row of %s that was not shown',
  async (kind) => {
    await renderOffice(<Rows items={itemsOf(kind)} onDecided={() => {}} />, network)
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    press(false)
    for (let time = 0; time < 100; time += 1) {
      press(true)
      await Promise.resolve()
      if (time % 10 === 0) await new Promise(requestAnimationFrame)
    }
    await userEvent.keyboard('{Shift}')
    const sent = writes.flatMap((endpoint) => network.callsOf(endpoint))
    expect(sent.length).toBeLessThanOrEqual(kinds[kind].most)
  },
)

test('a row that came by itself after A is decided by A once it has led to its button', async () => {
  let decided = 0
  await renderOffice(<Rows items={itemsOf('taxDetail')} onDecided={() => (decided += 1)} />, network)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await userEvent.keyboard('a')
  await expect.poll(() => decided).toBe(1)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect
    .poll(async () => {
      if (decided === 1 && document.activeElement?.tagName !== 'BUTTON') await userEvent.keyboard('a')
      return document.activeElement?.tagName
    })
    .toBe('BUTTON')
  expect(decided).toBe(1)
  await userEvent.keyboard('a')
  await expect.poll(() => decided).toBe(2)
})
