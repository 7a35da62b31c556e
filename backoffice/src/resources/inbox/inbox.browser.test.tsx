import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { EMPTY_INBOX, refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { pdfText } from '@cauce/client/testing/pdf.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import {
  givenProject,
  givenTransaction,
  givenUser,
  givenWallet,
  idOf,
  proofFile,
} from '@cauce/client/testing/records.ts'
import { Inbox } from './inbox.tsx'

const STORED_PROOF = { fileId: idOf(9), name: 'abono.pdf', contentType: 'application/pdf', sizeBytes: 1200 } as const

const incomes = [
  givenTransaction({ transactionId: idOf(701), userName: 'Olga Prat', amount: '250.00' }),
  givenTransaction({
    transactionId: idOf(702),
    userName: 'Marta Sanz',
    amount: '90.00',
    document: STORED_PROOF,
    bankAccount: { alias: 'Ahorro', account: 'ES9121000418450200051332' },
  }),
  givenTransaction({ transactionId: idOf(703), userName: 'Iker Ruiz', amount: '40.00', document: STORED_PROOF }),
].map((income, index) => ({ ...income, createdAt: `2026-11-1${index}T09:30:00.000Z` }))

let network: TestNetwork
let waiting: typeof incomes
beforeEach(() => {
  sessionStorage.clear()
  waiting = incomes
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const rows = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data: rows, total: rows.length }
  })
  network.on(api.wallets.read, () => givenWallet({ balance: '1000.00' }))
  network.on(api.wallets.list, () => ({ data: [givenWallet({ balance: '1000.00' })], total: 1 }))
  network.on(api.users.read, () => givenUser())
  network.on(api.transactions.url, () => ({
    url: `/v1/documents/view/${idOf(9)}?expires=1&signature=s`,
    expiresAt: '2026-11-18T09:35:00.000Z',
  }))
  network.on(api.documents.view, () => new Response(pdfText('Ordenante Marta Sanz Importe 90,00 EUR')))
  vi.spyOn(window, 'open').mockReturnValue({ location: { href: '' }, close: () => {} } as never)
})

const decideInOrder = () =>
  network.on(api.transactions.decide, ({ id, body }) => {
    const decided = waiting.find(({ transactionId }) => transactionId === id)!
    waiting = waiting.filter((income) => income !== decided)
    return { ...decided, status: body['status'] as 'completed' | 'rejected' }
  })

const HEIGHT = 900
const NARROW = 390
const WIDE = 1280

async function openInbox() {
  const t = await renderOffice(<Inbox />, network)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const approve = (amount: string) =>
    pane.getByRole('button', {
      name: t('backoffice.decision.approveAmount', { amount: formatMoney(amount, { places: 'auto' }) }),
    })
  const titleOf = (name: string) => pane.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name }) })
  await expect.element(titleOf('Olga Prat')).toBeVisible()
  return { t, pane, approve, titleOf }
}

describe('the decision on an income', () => {
  test('needs the proof of the bank and the tick; two presses approve once, and the next income is shown', async () => {
    decideInOrder()
    const { t, pane, approve, titleOf } = await openInbox()
    const missing = (what: 'proof' | 'tick') => pane.getByText(t(`backoffice.decision.${what}`))
    await expect.element(approve('250.00')).toBeDisabled()
    await expect.element(missing('proof')).toBeVisible()
    await pane.getByLabelText(t('transactions.fields.document')).upload(proofFile())
    await expect.element(missing('tick')).toBeVisible()
    await expect.element(approve('250.00')).toBeDisabled()
    await pane.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') }).click()
    await network.pressTwice(approve('250.00'))
    await expect
      .element(
        page.getByText(
          t('backoffice.done.transaction.completed', { name: 'Olga Prat', amount: formatMoney('250.00') }),
        ),
      )
      .toBeVisible()
    await expect.element(titleOf('Marta Sanz')).toBeVisible()
    const calls = network.callsOf(api.transactions.decide)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ id: idOf(701), body: { status: 'completed', updatedAt: incomes[0]!.updatedAt } })
    expect(calls[0]!.body['file']).toBeInstanceOf(File)
    expect(calls[0]!.idempotencyKey).not.toBeNull()
  })

  test('asks before another row takes the place of a typed reason', async () => {
    const { t, pane, titleOf } = await openInbox()
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    const reason = pane.getByRole('textbox', { name: t('transactions.fields.rejectReason') })
    await reason.fill('Falta el concepto')
    await page.getByRole('button', { name: 'Marta Sanz' }).click()
    const question = page.getByRole('dialog', { name: t('backoffice.unsaved.title') })
    await expect.element(question.getByRole('button', { name: t('backoffice.unsaved.stay') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(reason).toHaveValue('Falta el concepto')
    await page.getByRole('button', { name: 'Marta Sanz' }).click()
    await question.getByRole('button', { name: t('backoffice.unsaved.leave') }).click()
    await expect.element(titleOf('Marta Sanz')).toBeVisible()
    expect(network.callsOf(api.transactions.decide)).toEqual([])
  })

  test('reads why it was refused, keeps the typed reason and offers to read the record again', async () => {
    network.on(api.transactions.decide, () => refusal(409, 'edit-conflict'))
    const { t, pane } = await openInbox()
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    const reason = pane.getByRole('textbox', { name: t('transactions.fields.rejectReason') })
    await reason.fill('Falta el concepto')
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await expect.element(pane.getByText(t('errors.edit-conflict'))).toBeVisible()
    await expect.element(pane.getByRole('button', { name: t('common.reload') })).toBeVisible()
    await expect.element(reason).toHaveValue('Falta el concepto')
  })
})

test('a change of the width of the window keeps the pane and the typed reason; Escape closes it when narrow', async () => {
  const { t, pane } = await openInbox()
  await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
  const reason = page.getByRole('textbox', { name: t('transactions.fields.rejectReason') })
  await reason.fill('Falta el concepto')
  const drawer = page.getByRole('dialog', { name: t('backoffice.inbox.pane') })
  await page.viewport(NARROW, HEIGHT)
  await expect.element(drawer).toBeVisible()
  await expect.element(reason).toHaveValue('Falta el concepto')
  await page.viewport(WIDE, HEIGHT)
  await expect.element(pane).toBeVisible()
  await expect.element(reason).toHaveValue('Falta el concepto')
  await page.viewport(NARROW, HEIGHT)
  await expect.element(drawer).toBeVisible()
  await reason.click()
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: t('backoffice.unsaved.title') })
  await question.getByRole('button', { name: t('backoffice.unsaved.stay') }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(reason).toHaveValue('Falta el concepto')
  await reason.click()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: t('backoffice.unsaved.leave') }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
})

const missing = (t: Translate, what: 'proof' | 'opened' | 'tick') => t(`backoffice.decision.${what}`)

describe('a proof that someone else attached', () => {
  const openProof = async () => {
    decideInOrder()
    const inbox = await openInbox()
    await page.getByRole('button', { name: 'Marta Sanz' }).click()
    await expect.element(inbox.titleOf('Marta Sanz')).toBeVisible()
    const verdict = (label: string) =>
      inbox.pane
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .element().nextElementSibling?.textContent
    return { ...inbox, verdict }
  }
  const link = { name: STORED_PROOF.name }

  test('has a tick at each fact that it says, and is approved once it has been in view', async () => {
    const arrived = Promise.withResolvers<Response>()
    network.on(api.documents.view, () => arrived.promise)
    const { t, pane, approve, verdict } = await openProof()
    await expect.element(pane.getByText(missing(t, 'opened'))).toBeVisible()
    await expect.element(pane.getByText(t('backoffice.document.unread'))).not.toBeInTheDocument()
    arrived.resolve(new Response(pdfText('Ordenante Marta Sanz Importe 90,00 EUR')))
    await expect.poll(() => verdict(t('common.amount'))).toBe(t('backoffice.document.verdict.agrees'))
    expect(verdict(t('backoffice.document.holder'))).toBe(t('backoffice.document.verdict.agrees'))
    expect(verdict(t('backoffice.document.account'))).toBe(t('backoffice.document.verdict.absent'))
    await pane.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') }).click()
    await expect.element(pane.getByText(missing(t, 'tick'))).toBeVisible()
    await expect.element(approve('90.00')).toBeDisabled()
    await pane.getByRole('checkbox', { name: new RegExp(`^${t('backoffice.document.account')}:`) }).click()
    await approve('90.00').click()
    await expect
      .element(
        page.getByText(
          t('backoffice.done.transaction.completed', { name: 'Marta Sanz', amount: formatMoney('90.00') }),
        ),
      )
      .toBeVisible()
    expect(network.callsOf(api.transactions.decide)).toMatchObject([{ id: idOf(702), body: { status: 'completed' } }])
  })

  test('is not approved while it cannot be read', async () => {
    network.on(api.documents.view, () => refusal(404, 'not-found'))
    const { t, pane, approve } = await openProof()
    await expect.element(pane.getByText(t('errors.not-found'))).toBeVisible()
    await pane.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') }).click()
    await expect.element(pane.getByText(missing(t, 'opened'))).toBeVisible()
    await expect.element(approve('90.00')).toBeDisabled()
    await pane.getByRole('button', link).click()
    await expect.element(approve('90.00')).toBeDisabled()
  })

  test('says that the text of a picture cannot be read', async () => {
    const picture = { ...STORED_PROOF, name: 'abono.png', contentType: 'image/png' }
    waiting = incomes.map((income) => (income.document ? { ...income, document: picture } : income))
    network.on(api.documents.view, () => pixel())
    const { t, pane, approve } = await openProof()
    await expect.element(pane.getByRole('img', { name: 'abono.png' })).toBeVisible()
    await expect.element(pane.getByText(t('backoffice.document.unread'))).toBeVisible()
    await pane.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') }).click()
    await expect.element(approve('90.00')).toBeEnabled()
  })

  test('grows, turns, scrolls and takes the whole screen from the keyboard', async () => {
    const { t, pane } = await openProof()
    const sheet = pane.getByRole('region', link)
    const size = () => pane.getByRole('figure').element().getBoundingClientRect()
    await expect.element(pane.getByRole('figure')).toBeVisible()
    const { width, height } = size()
    sheet.element().focus()
    await userEvent.keyboard('++')
    await expect.element(pane.getByText(/^200/)).toBeVisible()
    expect(size().width).toBeCloseTo(2 * width, 0)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => sheet.element().scrollLeft).toBeGreaterThan(0)
    await userEvent.keyboard('0')
    await expect.poll(() => size().width).toBeCloseTo(width, 0)
    await pane.getByRole('button', { name: t('backoffice.document.turn') }).click()
    await expect.poll(() => size().height).toBeCloseTo((width * width) / height, 0)
    await userEvent.keyboard('v')
    await expect.element(page.getByRole('dialog', { ...link, exact: false })).toBeVisible()
  })
})

async function pixel(): Promise<Response> {
  const canvas = new OffscreenCanvas(1, 1)
  canvas.getContext('2d')
  return new Response(await canvas.convertToBlob())
}

describe('one decision on several incomes', () => {
  const mark = async (t: Translate, names: readonly string[]) => {
    for (const name of names)
      await page
        .getByRole('checkbox', {
          name: t('backoffice.inbox.mark', { what: t('backoffice.inbox.kindOf.income'), name }),
        })
        .click()
  }
  const openMarked = async (names: readonly string[]) => {
    const { t, pane } = await openInbox()
    await mark(t, names)
    const of = (name: string) => pane.getByRole('listitem', { name: t('backoffice.decision.incomeOf', { name }) })
    const approveAll = (smart_count: number, sum: string) =>
      pane.getByRole('button', { name: t('backoffice.bulk.approveSum', { smart_count, sum: formatMoney(sum) }) })
    const lacks = (name: string, what: 'proof' | 'opened' | 'tick') =>
      page.getByText(`${t(`backoffice.decision.${what}`)} (${name})`)
    const show = async (name: string, ticks: number) => {
      await expect
        .poll(() => {
          of(name).getByRole('figure').first().query()?.scrollIntoView({ block: 'center' })
          return of(name).getByRole('checkbox').elements().length
        })
        .toBe(ticks)
      for (const tick of of(name).getByRole('checkbox').all()) await tick.click()
      await expect.element(lacks(name, 'opened')).not.toBeInTheDocument()
    }
    return { t, pane, of, approveAll, lacks, show }
  }

  test('asks for the proof and the tick of each, with its effect, and names the sum', async () => {
    decideInOrder()
    // So low that the second proof is not in view at first.
    await page.viewport(WIDE, 600)
    const { t, pane, of, approveAll, lacks, show } = await openMarked(['Olga Prat', 'Marta Sanz'])
    await expect.element(of('Olga Prat').getByText(formatMoney('1250.00'), { exact: false })).toBeVisible()
    await expect.element(of('Marta Sanz').getByText(formatMoney('1340.00'), { exact: false })).toBeVisible()
    await expect.element(approveAll(2, '340.00')).toBeDisabled()
    await expect.element(lacks('Olga Prat', 'proof')).toBeVisible()
    await of('Olga Prat').getByLabelText(t('transactions.fields.document')).upload(proofFile())
    await expect.element(lacks('Olga Prat', 'tick')).toBeVisible()
    // A click of Playwright may scroll the second proof into view.
    for (const tick of of('Olga Prat').getByRole('checkbox').elements()) (tick as HTMLInputElement).click()
    await expect.element(lacks('Marta Sanz', 'opened')).toBeVisible()
    await expect.element(approveAll(2, '340.00')).toBeDisabled()
    await show('Marta Sanz', 2)
    await network.pressTwice(approveAll(2, '340.00'))
    await expect.element(page.getByText(t('backoffice.bulk.done', { names: 'Olga Prat; Marta Sanz' }))).toBeVisible()
    await expect
      .element(pane.getByRole('heading', { name: t('backoffice.report.title', { done: 2, total: 2 }) }))
      .toBeVisible()
    const calls = network.callsOf(api.transactions.decide)
    expect(calls.map(({ id }) => id)).toEqual([idOf(701), idOf(702)])
    expect(calls[0]!.body['file']).toBeInstanceOf(File)
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test('marks all that have a proof, each of which can be left out', async () => {
    decideInOrder()
    const { t, pane } = await openInbox()
    await page.getByRole('button', { name: t('backoffice.bulk.reviewProven', { smart_count: 2 }) }).click()
    const of = (name: string) => pane.getByRole('listitem', { name: t('backoffice.decision.incomeOf', { name }) })
    await expect.element(of('Iker Ruiz')).toBeVisible()
    await expect.element(of('Olga Prat')).not.toBeInTheDocument()
    await of('Iker Ruiz')
      .getByRole('button', { name: t('backoffice.bulk.leaveOut') })
      .click()
    await expect.element(of('Iker Ruiz')).not.toBeInTheDocument()
    await expect.element(of('Marta Sanz')).toBeVisible()
    expect(network.callsOf(api.transactions.decide)).toEqual([])
  })

  test('the key X marks, and A leads to what is missing and approves nothing', async () => {
    decideInOrder()
    const { t, pane } = await openInbox()
    await userEvent.keyboard('xjx')
    await expect.element(page.getByText(t('backoffice.bulk.marked', { smart_count: 2 }))).toBeVisible()
    const olga = pane.getByRole('listitem', { name: t('backoffice.decision.incomeOf', { name: 'Olga Prat' }) })
    await expect.element(olga).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(olga.getByLabelText(t('transactions.fields.document'))).toHaveFocus()
    expect(network.callsOf(api.transactions.decide)).toEqual([])
  })

  test('keys act on the row that the key before chose, however fast they are pressed', async () => {
    const { t, pane, titleOf } = await openInbox()
    await expect.element(pane.getByText(formatMoney('1250.00'))).toBeVisible()
    for (const key of 'xjxkxjjx') document.dispatchEvent(new KeyboardEvent('keydown', { key }))
    await expect.element(page.getByText(t('backoffice.bulk.marked', { smart_count: 2 }))).toBeVisible()
    await pane.getByRole('button', { name: t('backoffice.bulk.clear') }).click()
    await expect.element(titleOf('Iker Ruiz')).toBeVisible()
  })

  test('marks are not cleared with what was given for them, unless that is said', async () => {
    const { t, pane, of } = await openMarked(['Olga Prat', 'Marta Sanz'])
    await of('Olga Prat').getByRole('checkbox').click()
    const clear = pane.getByRole('button', { name: t('backoffice.bulk.clear') })
    await clear.click()
    await page.getByRole('button', { name: t('backoffice.unsaved.stay') }).click()
    await expect.element(of('Olga Prat').getByRole('checkbox')).toBeChecked()
    await clear.click()
    await page.getByRole('button', { name: t('backoffice.unsaved.leave') }).click()
    await expect.element(of('Olga Prat')).not.toBeInTheDocument()
  })

  test('rejects all with one reason', async () => {
    decideInOrder()
    const { t, pane } = await openInbox()
    await mark(t, ['Marta Sanz', 'Iker Ruiz'])
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await pane.getByRole('textbox', { name: t('backoffice.bulk.reason') }).fill('Duplicado')
    await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
    await expect.element(page.getByText(t('backoffice.bulk.done', { names: 'Marta Sanz; Iker Ruiz' }))).toBeVisible()
    expect(network.callsOf(api.transactions.decide).map(({ body }) => body['rejectReason'])).toEqual([
      'Duplicado',
      'Duplicado',
    ])
  })

  test('is refused in words for rows of different kinds, and for identities', async () => {
    network.on(api.verifications.list, () => ({ data: [identity], total: 1 }))
    const { t, pane } = await openInbox()
    const markIdentity = page.getByRole('checkbox', {
      name: t('backoffice.inbox.mark', { what: t('backoffice.inbox.kindOf.verification'), name: 'Eva Luna' }),
    })
    await markIdentity.click()
    await expect.element(pane.getByText(t('backoffice.bulk.help.one-by-one'))).toBeVisible()
    const approve = pane.getByRole('button', { name: t('backoffice.decision.approve') })
    await expect.element(approve).not.toBeInTheDocument()
    await mark(t, ['Marta Sanz'])
    await expect.element(pane.getByText(t('backoffice.bulk.help.mixed'))).toBeVisible()
    await expect.element(pane.getByRole('button', { name: t('backoffice.decision.reject') })).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    expect(network.callsOf(api.transactions.decide)).toEqual([])
    expect(network.callsOf(api.verifications.decide)).toEqual([])
  })
})

const identity = {
  verificationId: idOf(800),
  id: idOf(800),
  userId: idOf(8),
  userName: 'Eva Luna',
  status: 'Completed' as const,
  reason: null,
  reasonCode: null,
  decision: null,
  decisionReason: null,
  decisionData: null,
  attempt: 1,
  action: null,
  documents: [],
  earlier: [],
  mediaIds: [],
  createdAt: '2026-11-18T09:30:00.000Z',
  updatedAt: '2026-11-18T09:30:00.000Z',
}

describe('what needs two administrators', () => {
  const firstApproval = {
    adminId: idOf(2),
    adminName: 'Bea Soto',
    approvedAt: '2026-11-18T09:30:00.000Z',
    expiresAt: '2099-11-20T09:30:00.000Z',
  }
  const chip = (words: string, count: number) => page.getByRole('button', { name: `${words} ${count}`, exact: true })

  test('is marked with who approved it first, and counted by kind', async () => {
    waiting = incomes.map((income, index) => ({ ...income, firstApproval: index === 0 ? firstApproval : null }))
    const { t } = await openInbox()
    await expect.element(page.getByText(t('backoffice.decision.firstApprovedBy', { name: 'Bea Soto' }))).toBeVisible()
    await expect.element(chip(t('backoffice.inbox.kindsOf.income'), 3)).toBeVisible()
    await expect.element(chip(t('backoffice.inbox.all'), 3)).toBeVisible()
  })

  test('shows a refund that waits, and gives the second approval', async () => {
    waiting = []
    const pendingRefund = { reason: 'Sin licencia', firstApproval }
    const project = givenProject({ amountInEscrow: '50000.00', pendingRefund })
    let projects = [project]
    network.on(api.projects.list, () => ({ data: projects, total: projects.length }))
    network.on(api.projects.refund, () => {
      projects = []
      return { ...project, phaseName: 'Closed' as const, pendingRefund: null }
    })
    const t = await renderOffice(<Inbox />, network)
    const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
    await expect
      .element(pane.getByRole('heading', { name: t('backoffice.decision.refundOf', { name: project.name }) }))
      .toBeVisible()
    await expect.element(chip(t('backoffice.inbox.kindsOf.refund'), 1)).toBeVisible()
    await pane.getByRole('button', { name: t('backoffice.decision.review') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('common.reason') }).fill('Conforme')
    await dialog.getByRole('button', { name: t('backoffice.phase.refund.button') }).click()
    await expect.element(page.getByText(t('backoffice.phase.refund.done', { name: project.name }))).toBeVisible()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
  })

  test('warns the only administrator, and of what investors were credited and no bank shows for too long', async () => {
    const problem = 'early-credit-overdue' as const
    const limits = { amount: '400.00', count: 1, maximum: '5000.00', days: 5 }
    const molino = { distributionId: idOf(400), projectId: idOf(20), projectName: 'Molino' }
    const oldest = { ...molino, creditedAt: '2026-11-01T09:00:00.000Z' }
    const unreceived = { ...limits, oldest, problem }
    network.on(api.inbox.list, () => ({ ...EMPTY_INBOX, isOnlyAdministrator: true, unreceived }))
    const t = await renderOffice(<Inbox />, network)
    await expect.element(page.getByText(t('backoffice.inbox.loneAdministrator'), { exact: false })).toBeVisible()
    const words = { days: 5, project: 'Molino', amount: formatMoney('400.00'), maximum: formatMoney('5000.00') }
    const warning = t(`backoffice.inbox.unreceived.${problem}`, words)
    await expect.element(page.getByText(warning, { exact: false })).toBeVisible()
  })
})
