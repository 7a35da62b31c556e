import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import type { AccountHoldRecord, DiligenceFile } from '../../providers/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'
import { useLocation } from 'react-admin'

type Hold = Omit<AccountHoldRecord, 'id'>
const declared: Hold = {
  accountHoldId: idOf(60),
  userId: idOf(7),
  userName: 'Olga Prat',
  kind: 'exposure',
  state: 'active',
  reason: null,
  party: null,
  reference: null,
  orderedOn: null,
  amount: null,
  outstanding: null,
  document: null,
  consents: [],
  placedBy: null,
  placedByName: null,
  placedAt: '2026-11-20T09:00:00.000Z',
  proposedBy: null,
  proposedByName: null,
  liftedBy: null,
  liftedByName: null,
  liftedAt: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const toLift: Hold = {
  ...declared,
  kind: 'sanctions',
  state: 'lifting',
  reason: 'Era otra persona',
  placedBy: ADMINISTRATOR_ID,
  placedByName: 'Eva Gil',
  proposedBy: idOf(31),
  proposedByName: 'Teresa Olmedo',
}
const file: DiligenceFile = {
  userId: idOf(7),
  kind: 'individual',
  isOnHold: true,
  declaration: {
    customerDeclarationId: idOf(61),
    userId: idOf(7),
    activity: 'Derecho',
    purpose: 'income',
    purposeText: null,
    origins: ['salary'],
    originText: null,
    exposure: 'own',
    exposedOffice: 'Alcaldesa de Lerma',
    exposedPerson: null,
    exposureEndedOn: null,
    isExposed: true,
    control: null,
    owners: [],
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  firstPayment: null,
  proposal: { level: 'high', factors: ['exposed'] },
  assessments: [],
  screenings: [],
  holds: [],
}

let network: TestNetwork
let holds: Hold[]
beforeEach(() => {
  sessionStorage.clear()
  holds = [declared]
  network = inboxNetwork()
  network.on(api.accountHolds.list, () => ({ data: holds, total: holds.length }))
  network.on(api.diligence.read, () => file)
  network.on(api.diligence.decideHold, ({ body }) => {
    const [{ userId: _, userName: __, ...hold } = declared] = holds
    holds = []
    const state = body['action'] === 'keep' ? ('kept' as const) : ('lifted' as const)
    return { ...file, holds: [{ ...hold, state }] }
  })
})

async function openInbox(actor: Parameters<typeof renderOffice>[2] = {}) {
  const t = await renderOffice(<Inbox />, network, actor)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const title = pane.getByRole('heading', { name: t('diligence.hold.of', { name: 'Olga Prat' }) })
  return { t, pane, title, dialog: page.getByRole('dialog') }
}

describe('a public function that nobody has approved', () => {
  test('is a row with its kind, and its pane says what was declared and leads to the customer', async () => {
    const { t, pane, title } = await openInbox()
    await expect.element(title).toBeVisible()
    const row = page.getByRole('row').nth(1)
    await expect.element(row.getByText(t('backoffice.inbox.waitingHold.exposure'), { exact: false })).toBeVisible()
    await expect.element(pane.getByText('Alcaldesa de Lerma', { exact: false })).toBeVisible()
    await expect.element(pane.getByText(t('diligence.hold.byDeclaration', { date: '20/11/2026' }))).toBeVisible()
    await expect
      .element(pane.getByRole('link', { name: 'Olga Prat' }))
      .toHaveAttribute('href', `/users/${idOf(7)}/show/diligence`)
  })

  test.each([
    { key: 'a', action: 'approve' },
    { key: 'r', action: 'keep' },
  ] as const)('$key asks for the reason to $action', async ({ key, action }) => {
    const { t, title, dialog } = await openInbox()
    await expect.element(title).toBeVisible()
    await userEvent.keyboard(key)
    const confirm = dialog.getByRole('button', { name: t(`diligence.hold.${action}`) })
    await confirm.click()
    expect(network.callsOf(api.diligence.decideHold)).toEqual([])
    await userEvent.type(dialog.getByRole('textbox'), 'Sueldo de alcaldesa')
    await network.pressTwice(confirm)
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
    expect(network.callsOf(api.diligence.decideHold).map(({ body }) => body)).toEqual([
      { action, reason: 'Sueldo de alcaldesa', updatedAt: declared.updatedAt },
    ])
  })
})

describe('a hold for sanctions that a colleague proposes to lift', () => {
  beforeEach(() => {
    holds = [toLift]
  })

  test('says who proposes it and why, waits for the signature of the reader, and is lifted after a question', async () => {
    const { t, pane, title, dialog } = await openInbox()
    await expect.element(title).toBeVisible()
    await expect.element(pane.getByText('Era otra persona')).toBeVisible()
    await expect.element(pane.getByText('Teresa Olmedo', { exact: true })).toBeVisible()
    const mine = page.getByRole('button', { name: `${t('backoffice.inbox.mySignature')} 1`, exact: true })
    await expect.element(mine).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(dialog.getByText(t('diligence.hold.liftAbout'))).toBeVisible()
    expect(network.callsOf(api.diligence.decideHold)).toEqual([])
    await dialog.getByRole('button', { name: t('diligence.hold.lift') }).click()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
    expect(network.callsOf(api.diligence.decideHold)[0]!.body).toMatchObject({ action: 'lift' })
  })
})

const bankFile = {
  fileId: idOf(90),
  name: 'extracto-noviembre.xml',
  sizeBytes: 20_480,
  state: 'waiting' as const,
  uploadedBy: idOf(31),
  uploadedByName: 'Teresa Olmedo',
  mayImport: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  importedBy: null,
  importedByName: null,
  importedAt: null,
}

let files: (typeof bankFile)[]

describe('a file of statements that another administrator uploaded', () => {
  beforeEach(() => {
    files = [bankFile]
    network = inboxNetwork()
    network.on(api.bankFiles.list, () => ({ data: files, total: files.length }))
  })

  /** Says where the page is, since only the inbox is rendered. */
  function Place() {
    const { pathname, search } = useLocation()
    return <output aria-label="place">{pathname + search}</output>
  }

  async function openInbox() {
    const t = await renderOffice(
      <>
        <Inbox />
        <Place />
      </>,
      network,
      {},
    )
    const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
    return { t, pane, title: pane.getByRole('heading', { name: bankFile.name }) }
  }

  test('says who uploaded it and when, has a number, and A opens it where it is imported', async () => {
    const { t, pane, title } = await openInbox()
    await expect.element(title).toBeVisible()
    const chip = page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.bankFile')} 1`, exact: true })
    await expect.element(chip).toBeVisible()
    await expect.element(pane.getByText('Teresa Olmedo', { exact: true })).toBeVisible()
    await expect.element(pane.getByText('20/11/2026', { exact: false })).toBeVisible()
    const place = page.getByRole('status', { name: 'place' })
    // The pane is drawn before it listens to keys.
    await expect
      .poll(async () => {
        await userEvent.keyboard('a')
        return place.element().textContent
      })
      .toBe(`/bankStatements/create?file=${bankFile.fileId}`)
  })
})
