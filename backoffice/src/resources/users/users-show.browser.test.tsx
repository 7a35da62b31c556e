import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, TICKET_STATE_IDS } from '@cauce/contract'
import { EMPTY_INBOX, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, givenBankAccount, givenUser, idOf } from '@cauce/client/testing/records.ts'
import { Address, address } from '../../../testing/address.tsx'
import { givenRow, type InboxRow } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { UsersShow } from './users-show.tsx'

const user = givenUser()
const note = {
  userNoteId: idOf(30),
  userId: user.userId,
  userName: 'Olga Prat',
  text: 'Prefiere la tarde',
  pinned: false,
  authorId: idOf(31),
  authorName: 'Carmen Robledo',
  mentionedIds: [],
  mentions: [],
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:00.000Z',
}
const task = {
  userTaskId: idOf(45),
  userId: user.userId,
  userName: 'Olga Prat',
  title: 'Llamar por el retraso',
  dueOn: '2020-01-02',
  state: 'open' as const,
  assigneeId: null,
  assigneeName: null,
  authorId: idOf(31),
  authorName: 'Carmen Robledo',
  doneAt: null,
  doneByName: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:00.000Z',
}

const ticket = {
  id: idOf(70),
  title: 'Su certificado',
  description: 'Ya lo puede descargar.',
  stateId: TICKET_STATE_IDS.Open,
  state: 'Open' as const,
  userId: user.userId,
  userName: 'Olga Prat',
  managerId: null,
  managerName: null,
  read: true,
  visitorEmail: null,
  messageCount: 0,
  documents: [],
  screenshot: null,
  requestHistory: [],
  stateHistory: [],
  createdAt: '2026-11-18T10:00:00.000Z',
  updatedAt: '2026-11-18T10:00:00.000Z',
}

const eventsBefore = (before: string | null) => ({
  events: [
    {
      eventId: before === null ? idOf(60) : idOf(61),
      kind: 'investments' as const,
      what: 'order' as const,
      isFirst: false,
      taskTitle: null,
      at: '2026-11-19T20:04:00.000Z',
      amount: '1000.00',
      balanceChange: '-1000.00',
      name: before === null ? 'Ribera del Turia' : 'Nueve casas',
      state: null,
      by: { as: 'owner' as const, names: [] },
      recordId: idOf(50),
    },
  ],
  hasMore: before === null,
})

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = testNetwork()
  network.on(api.users.read, () => user)
  network.on(api.userNotes.list, () => ({ data: [note], total: 1 }))
  network.on(api.userTasks.list, () => ({ data: [task], total: 1 }))
  network.on(api.userNotes.listColleagues, () => ({
    colleagues: [{ userId: idOf(31), name: 'Carmen Robledo', role: 'operator' as const }],
  }))
  network.on(api.customers.readOverview, () => ({
    userId: user.userId,
    balance: '4820.50',
    available: '3820.50',
    reserved: '1000.00',
    unreceived: '0.00',
    invested: '18500.00',
    projectCount: 5,
    reflecting: '0.00',
    earned: '1146.62',
    nextPayment: null,
    late: { since: '2026-10-30', net: '28.80', projectId: idOf(50), projectName: 'San Roque' },
    marks: [{ mark: 'aboveGuidance' as const, count: null, since: null }],
    recentHands: [],
    tickets: { total: 0, latest: [] },
    latest: eventsBefore(null),
  }))
  network.on(api.taxDetails.status, () => ({
    ...{ userId: user.userId, day: '2026-11-20', country: 'ES', residentSince: null, certificateUntil: null },
    ...{ isExempt: false, rate: 19, reason: 'residentIndividual' as const },
  }))
  network.on(api.customers.readEvents, ({ query }) => eventsBefore(query.get('before')))
})

const waits = (row: Partial<InboxRow> & Pick<InboxRow, 'kind'>) =>
  network.on(api.inbox.list, () => ({ ...EMPTY_INBOX, data: [givenRow(row)], total: 1 }))

const open = (place = '') =>
  renderOffice(
    <>
      <Routes>
        <Route path="/users/:id/show/*" element={<UsersShow />} />
      </Routes>
      <Address />
    </>,
    network,
    { path: `/users/${user.userId}/show${place}` },
  )

describe('the page of a customer', () => {
  test('shows the money, the marks and what happened, page by page', async () => {
    const t = await open()
    await expect.element(page.getByText('18.500,00', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByText(t('customers.mark.aboveGuidance'), { exact: false })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ribera del Turia', exact: false })).toBeVisible()
    await page.getByRole('button', { name: t('common.seeMore') }).click()
    const day = page.getByRole('list', { name: '19/11/2026' })
    await expect.element(day.getByRole('link', { name: 'Nueve casas', exact: false })).toBeVisible()
    // Both pages are of one day.
    await expect.element(day.getByRole('link', { name: 'Ribera del Turia', exact: false })).toBeVisible()
    expect(network.callsOf(api.customers.readEvents).map(({ query }) => query.get('beforeId'))).toEqual([idOf(60)])
  })

  test('shows the kind of events that the address names, and changes it with the chip', async () => {
    const t = await open('?event=staff')
    await expect.poll(() => network.callsOf(api.customers.readEvents).at(-1)?.query.get('kind')).toBe('staff')
    const chip = (kind: 'staff' | 'tickets') => page.getByRole('button', { name: t(`customers.eventKind.${kind}`) })
    await expect.element(chip('staff')).toHaveAttribute('aria-pressed', 'true')
    await chip('tickets').click()
    await expect.element(address).toHaveTextContent('?event=tickets')
    await expect.poll(() => network.callsOf(api.customers.readEvents).at(-1)!.query.get('kind')).toBe('tickets')
  })

  test('a tab and a kind that are none leave the address', async () => {
    const t = await open('/zzz?event=zzz')
    await expect
      .element(page.getByRole('tab', { name: t('backoffice.users.tabs.general'), selected: true }))
      .toBeVisible()
    await expect.element(address).toHaveTextContent('')
    await expect.element(page.getByRole('link', { name: 'Ribera del Turia', exact: false })).toBeVisible()
    expect(network.callsOf(api.customers.readEvents)).toEqual([])
  })

  test('opens a ticket for the customer once, however often it is pressed', async () => {
    network.on(api.tickets.create, () => ticket)
    const t = await open()
    await page.getByRole('button', { name: t('backoffice.users.openTicket') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('backoffice.users.openTicket') }).click()
    await expect
      .element(dialog.getByRole('textbox', { name: t('tickets.fields.title') }))
      .toHaveAccessibleDescription(new RegExp(t('errors.required')))
    await dialog.getByRole('textbox', { name: t('tickets.fields.title') }).fill('Su certificado')
    await dialog.getByRole('textbox', { name: t('tickets.fields.description') }).fill('Ya lo puede descargar.')
    await network.pressTwice(dialog.getByRole('button', { name: t('backoffice.users.openTicket') }))
    await expect.element(page.getByText(t('tickets.created'))).toBeVisible()
    expect(network.callsOf(api.tickets.create).map(({ body }) => body)).toMatchObject([
      { title: 'Su certificado', userId: user.userId },
    ])
  })

  test('decides on what waits beside the page, as in the inbox, and asks for it once', async () => {
    const account = givenBankAccount({ userId: user.userId, state: 'pending' })
    waits({ kind: 'bankAccount', noun: 'bankAccounts', recordId: account.bankAccountId, title: account.alias })
    network.on(api.bankAccounts.read, () => account)
    const t = await open()
    await page.getByRole('button', { name: t('customers.decide') }).click()
    const decision = page.getByRole('dialog', { name: t('backoffice.inbox.kindOf.bankAccount') })
    await expect
      .element(decision.getByRole('button', { name: new RegExp(t('backoffice.decision.validate')) }))
      .toBeVisible()
    expect(network.callsOf(api.inbox.list).map(({ query }) => query.get('userId'))).toEqual([user.userId])
  })

  test.each([
    { who: 'a colleague', setAloneBy: idOf(31), count: 1 },
    { who: 'the reader', setAloneBy: ADMINISTRATOR_ID, count: 0 },
  ])('lets confirm an account that $who alone added: $count', async ({ setAloneBy, count }) => {
    const account = givenBankAccount({ userId: user.userId, state: 'valid', setAloneBy })
    network.on(api.bankAccounts.list, ({ query }) => {
      const data = query.get('state') === null ? [account] : []
      return { data, total: data.length }
    })
    network.on(api.bankAccounts.edit, () => ({ ...account, setAloneBy: null }))
    const t = await open('/bank-accounts')
    await page.getByRole('button', { name: t('backoffice.open') }).click()
    const drawer = page.getByRole('dialog', { name: t('bankAccounts.one') })
    await expect.element(drawer.getByText(t('backoffice.decision.byOne'))).toBeVisible()
    const confirm = drawer.getByRole('button', { name: t('backoffice.decision.confirm') })
    expect(confirm.elements()).toHaveLength(count)
    if (count === 0) return
    await confirm.click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(network.callsOf(api.bankAccounts.edit)).toMatchObject([
      { id: account.bankAccountId, body: { state: 'valid' } },
    ])
  })

  test('shows the certificates that were replaced, with who sent each and who replaced it', async () => {
    const account = givenBankAccount({ userId: user.userId })
    const earlier = {
      ...{ earlierDocumentId: idOf(80), noun: 'bankAccounts' as const, recordId: account.bankAccountId },
      ...{ userId: user.userId, sentByName: 'Olga Prat', sentAt: '2026-03-02T09:00:00.000Z' },
      ...{ endedByName: 'Teresa Olmedo', endedAt: '2026-11-18T10:00:00.000Z' },
      document: { fileId: idOf(81), name: 'titularidad.pdf', contentType: 'application/pdf', sizeBytes: 900 },
    }
    network.on(api.bankAccounts.list, () => ({ data: [account], total: 1 }))
    network.on(api.earlierDocuments.list, () => ({ data: [earlier], total: 1 }))
    network.on(api.earlierDocuments.url, () => ({ url: 'about:blank', expiresAt: earlier.endedAt }))
    const t = await open('/bank-accounts')
    const documents = page.getByRole('region', { name: t('earlierDocuments.title') })
    const who = 'Lo aportó Olga Prat el 02/03/2026. Lo sustituyó o retiró Teresa Olmedo el 18/11/2026.'
    await expect.element(documents.getByText(who)).toBeVisible()
    await documents.getByRole('button', { name: 'titularidad.pdf' }).click()
    await expect.poll(() => network.callsOf(api.earlierDocuments.url)).toMatchObject([{ id: idOf(80) }])
  })

  test('finishes a task with its tick, which can be undone, and says how late it is', async () => {
    network.on(api.userTasks.edit, () => ({ ...task, state: 'done' as const }))
    const t = await open()
    await page.getByRole('checkbox', { name: task.title }).click()
    await expect.element(page.getByText(t('userTasks.finished', { name: task.title }))).toBeVisible()
    expect(network.callsOf(api.userTasks.edit)).toMatchObject([{ id: task.userTaskId, body: { state: 'done' } }])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => network.callsOf(api.userTasks.edit).at(-1)?.body).toEqual({ state: 'open' })
  })

  test('writes a note that mentions a colleague', async () => {
    network.on(api.userNotes.create, () => note)
    const t = await open()
    await page.getByRole('button', { name: t('userNotes.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('userNotes.fields.text') }).fill('Llamar')
    await dialog.getByRole('combobox', { name: t('userNotes.fields.mentionedIds') }).click()
    await page.getByRole('option', { name: 'Carmen Robledo' }).click()
    await dialog.getByRole('button', { name: t('userNotes.add') }).click()
    await expect
      .poll(() => network.callsOf(api.userNotes.create).map(({ body }) => body))
      .toMatchObject([{ userId: user.userId, text: 'Llamar', mentionedIds: [idOf(31)], pinned: false }])
  })
})
