import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { pdfText } from '@cauce/client/testing/pdf.ts'
import { refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

const proposed = (day: number) =>
  ({
    state: 'proposed',
    reason: null,
    proposedBy: idOf(31),
    proposedByName: 'Teresa Olmedo',
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
    createdAt: `2026-11-${day}T09:00:00.000Z`,
    updatedAt: `2026-11-${day}T09:00:00.000Z`,
  }) as const
const document = { fileId: idOf(9), name: 'titularidad.pdf', contentType: 'application/pdf', sizeBytes: 1200 }
const signed = () => ({
  url: `/v1/documents/view/${idOf(9)}?expires=1&signature=s`,
  expiresAt: '2026-11-20T09:00:00.000Z',
})
const account = {
  companyAccountId: idOf(81),
  iban: 'ES9121000418450200051332',
  bic: 'CAUCESM1XXX',
  beneficiary: 'Cauce, S. L.',
  bankName: 'Banco Norte',
  main: true,
  document,
  ...proposed(14),
}
const rate = {
  withholdingRateId: idOf(82),
  scope: 'treaty' as const,
  country: 'CH',
  percentage: 5,
  validFrom: '2027-01-01',
  source: 'Convenio con Suiza',
  ...proposed(15),
}
const access = {
  accessChangeId: idOf(85),
  userId: idOf(9),
  userName: 'Luis Alias',
  userEmail: 'luis@example.org',
  kind: 'role' as const,
  value: 'admin',
  ...proposed(18),
}

const payee = {
  payeeId: idOf(86),
  kind: 'project' as const,
  projectId: idOf(20),
  projectName: 'Faro de Punta Umbría',
  userId: null,
  paymentId: null,
  beneficiary: 'Faros del Sur, S. L.',
  taxNumber: 'B98765431',
  iban: 'ES7921000813610123456789',
  document: null,
  ...proposed(19),
}

const sha256Of = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const OWN_CERTIFICATE = pdfText('Cauce, S. L. ES91 2100 0418 4502 0005 1332')

const pageOf = <Row,>(data: Row[]) => ({ data, total: data.length })

let network: TestNetwork
let accounts: (typeof account)[]
let rates: (typeof rate)[]
beforeEach(() => {
  sessionStorage.clear()
  network = inboxNetwork()
  accounts = [account]
  rates = [rate]
  network.on(api.companyAccounts.list, () => pageOf(accounts))
  network.on(api.companyAccounts.url, signed)
  network.on(api.documents.view, () => new Response(OWN_CERTIFICATE))
  network.on(api.withholdingRates.list, () => pageOf(rates))
})

async function openInbox(actor: Parameters<typeof renderOffice>[2] = {}) {
  const t = await renderOffice(<Inbox />, network, actor)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const title = pane.getByRole('heading', { name: t('backoffice.decision.proposalOf', { name: 'Teresa Olmedo' }) })
  return { t, pane, title, dialog: page.getByRole('dialog') }
}

describe('what another administrator proposes', () => {
  test('shows the value in force beside the one that replaces it', async () => {
    const parameter = {
      ...{ parameterId: idOf(87), name: 'fourEyesThreshold' as const, value: '20000.00', validFrom: '2099-01-01' },
      ...{ basis: 'Acuerdo del consejo', ...proposed(13) },
    }
    const first = { ...parameter, parameterId: idOf(88), state: 'active' as const, value: '10000.00' }
    network.on(api.parameters.list, ({ query }) =>
      pageOf([query.get('state') === 'active' ? { ...first, validFrom: '2000-01-01' } : parameter]),
    )
    const { t } = await openInbox()
    await expect.element(page.getByText(t('parameters.present', { value: '10.000,00 €' }))).toBeVisible()
  })

  test('stands in one queue, oldest first, of these four kinds with one number, and each opens with its fields', async () => {
    network.on(api.accessChanges.list, () => pageOf([access]))
    network.on(api.payees.list, () => pageOf([payee]))
    const { t, pane, title } = await openInbox()
    const chip = page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.proposal')} 4`, exact: true })
    await expect.element(chip).toBeVisible()
    await expect.element(title).toBeVisible()
    const rows = [
      { row: [t('companyAccounts.one'), 'Banco Norte'], fields: ['ES91 2100 0418 4502 0005 1332', 'CAUCESM1XXX'] },
      { row: [t('withholdingRates.one'), '01/01/2027'], fields: ['Convenio con Suiza'] },
      {
        row: [t('accessChanges.one'), 'Luis Alias'],
        fields: ['luis@example.org', `${t('accessChanges.kind.role')}: ${t('users.role.admin')}`],
      },
      {
        row: [t('payees.one'), 'Faros del Sur, S. L.'],
        fields: ['ES79 2100 0813 6101 2345 6789', 'B98765431', 'Faro de Punta Umbría', t('payees.certificateMissing')],
      },
    ]
    for (const [index, { row, fields }] of rows.entries()) {
      for (const words of row)
        await expect
          .element(
            page
              .getByRole('row')
              .nth(index + 1)
              .getByText(words, { exact: false }),
          )
          .toBeVisible()
      if (index > 0) await userEvent.keyboard('j')
      for (const words of fields) await expect.element(pane.getByText(words, { exact: true })).toBeVisible()
    }
    await expect.element(pane.getByRole('button', { name: t('payees.refuse') })).toBeVisible()
    await expect.element(pane.getByRole('button', { name: t('payees.approve') })).not.toBeInTheDocument()
    await expect
      .poll(() => network.callsOf(api.claims.hold).map(({ body }) => body))
      .toContainEqual({ kind: 'proposal', recordId: payee.payeeId })
  })

  test('is approved from the keyboard, once its consequence was read, and a double click approves it once', async () => {
    rates = []
    network.on(api.companyAccounts.decide, () => {
      accounts = []
      return {
        ...account,
        state: 'active' as const,
        decidedBy: ADMINISTRATOR_ID,
        decidedByName: 'Eva Gil',
        decidedAt: account.createdAt,
      }
    })
    const { t, pane, dialog } = await openInbox()
    await expect.element(pane.getByRole('button', { name: t('companyAccounts.approve') })).toBeEnabled()
    await userEvent.keyboard('a')
    const consequence = t('companyAccounts.approveMain', {
      beneficiary: 'Cauce, S. L.',
      iban: 'ES91 2100 0418 4502 0005 1332',
    })
    await expect.element(dialog.getByText(consequence)).toBeVisible()
    expect(network.callsOf(api.companyAccounts.decide)).toEqual([])
    await network.pressTwice(dialog.getByRole('button', { name: t('companyAccounts.approve') }))
    await expect.element(page.getByText(t('companyAccounts.approved'))).toBeVisible()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
    const calls = network.callsOf(api.companyAccounts.decide).map(({ id, body }) => ({ id, body }))
    const body = { state: 'active', seen: await sha256Of(OWN_CERTIFICATE), updatedAt: account.updatedAt }
    expect(calls).toEqual([{ id: account.companyAccountId, body }])
  })

  test('is refused with a reason that R asks for, and the next one comes into the pane', async () => {
    network.on(api.companyAccounts.decide, () => {
      accounts = []
      return {
        ...account,
        state: 'refused' as const,
        reason: 'No es nuestra',
        decidedBy: ADMINISTRATOR_ID,
        decidedByName: 'Eva Gil',
        decidedAt: account.createdAt,
      }
    })
    const { t, pane, title, dialog } = await openInbox()
    await expect.element(title).toBeVisible()
    await userEvent.keyboard('r')
    const confirm = dialog.getByRole('button', { name: t('companyAccounts.refuse') })
    await confirm.click()
    expect(network.callsOf(api.companyAccounts.decide)).toEqual([])
    await userEvent.type(dialog.getByRole('textbox'), 'No es nuestra')
    await confirm.click()
    await expect.element(pane.getByText('Convenio con Suiza')).toBeVisible()
    expect(network.callsOf(api.companyAccounts.decide)[0]!.body).toMatchObject({
      state: 'refused',
      reason: 'No es nuestra',
    })
  })

  test('that a colleague has decided says so, and leaves the queue', async () => {
    accounts = []
    network.on(api.withholdingRates.decide, () => refusal(409, 'state-forbids', {}, { state: 'active' }))
    const { t, title, dialog } = await openInbox()
    await expect.element(title).toBeVisible()
    await userEvent.keyboard('a')
    await dialog.getByRole('button', { name: t('withholdingRates.approve') }).click()
    await expect
      .element(dialog.getByText(t('errors.state-forbids', { state: t('errorWords.state.active') })))
      .toBeVisible()
    rates = []
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await expect.element(page.getByText(t('backoffice.inbox.cleared'))).toBeVisible()
  })
})
