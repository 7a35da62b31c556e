import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import type { DiligenceFile } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { UserDiligence } from './user-diligence.tsx'

const user = givenUser()
const hold: DiligenceFile['holds'][number] = {
  accountHoldId: idOf(60),
  kind: 'sanctions',
  state: 'lifting',
  reason: 'Era otra persona',
  party: null,
  reference: null,
  orderedOn: null,
  amount: null,
  outstanding: null,
  document: null,
  consents: [],
  placedBy: idOf(31),
  placedByName: 'Teresa Olmedo',
  placedAt: '2026-11-20T09:00:00.000Z',
  proposedBy: idOf(31),
  proposedByName: 'Teresa Olmedo',
  liftedBy: null,
  liftedByName: null,
  liftedAt: null,
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const empty: DiligenceFile = {
  userId: user.userId,
  kind: 'individual',
  isOnHold: false,
  declaration: null,
  firstPayment: null,
  proposal: { level: 'normal', factors: ['notDeclared'] },
  assessments: [],
  screenings: [],
  holds: [],
}

let network: TestNetwork
let file: DiligenceFile
beforeEach(() => {
  network = testNetwork()
  file = empty
  network.on(api.diligence.read, () => file)
})
const open = () => renderOffice(<UserDiligence user={{ ...user, id: user.userId }} />, network)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

test('all that is wrong with a check is said at once, its days too, and nothing is sent', async () => {
  const t = await open()
  await button('Anotar comprobación').click()
  const field = (name: 'subject' | 'listName' | 'listDate' | 'checkedOn') =>
    dialog.getByRole('textbox', { name: t(`diligence.fields.${name}`), exact: true })
  await field('listDate').fill('01/01/2199')
  await field('checkedOn').fill('02/01/2199')
  await dialog.getByRole('combobox', { name: t('diligence.fields.result') }).click()
  await page.getByRole('option', { name: t('diligence.results.discarded') }).click()
  await dialog.getByRole('button', { name: 'Anotar comprobación' }).click()
  for (const name of ['subject', 'listName'] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(t('errors.required'))
  for (const day of ['listDate', 'checkedOn'] as const)
    await expect.element(field(day)).toHaveAccessibleDescription(/posterior/)
  const reason = dialog.getByRole('textbox', { name: t('diligence.fields.reason'), exact: false })
  await expect.element(reason).toHaveAccessibleDescription(t('errors.required'))
  expect(network.callsOf(api.diligence.screen)).toEqual([])
})

const garnishment: DiligenceFile['holds'][number] = {
  ...hold,
  kind: 'garnishment',
  state: 'active',
  reason: 'Diligencia de embargo',
  party: 'Agencia Tributaria',
  reference: 'EMB-1',
  orderedOn: '2026-11-19',
  amount: '500.00',
  outstanding: '200.00',
  proposedBy: null,
  proposedByName: null,
}
const document = new File([new Uint8Array([37, 80, 68, 70])], 'orden.pdf', { type: 'application/pdf' })

test('a garnishment is recorded with its document', async () => {
  network.on(api.diligence.placeHold, () => ({ ...empty, isOnHold: true, holds: [garnishment] }))
  const t = await open()
  await button(t('diligence.hold.record')).click()
  await dialog.getByRole('button', { name: t('diligence.hold.record') }).click()
  for (const name of ['party', 'amount'] as const)
    await expect
      .element(dialog.getByRole('textbox', { name: t(`diligence.fields.${name}`) }))
      .toHaveAccessibleDescription(t('errors.required'))
  for (const [name, value] of Object.entries({
    ...{ party: 'Agencia Tributaria', reference: 'EMB-1', amount: '500', reason: 'Diligencia de embargo' },
  } as const))
    await dialog
      .getByRole('textbox', { name: t(`diligence.fields.${name as 'party'}`), exact: false })
      .first()
      .fill(value)
  await dialog.getByLabelText(t('diligence.fields.file')).upload(document)
  await network.pressTwice(dialog.getByRole('button', { name: t('diligence.hold.record') }))
  await expect.element(page.getByText('quedan por pagar 200,00 €', { exact: false })).toBeVisible()
  expect(network.callsOf(api.diligence.placeHold)).toHaveLength(1)
})

test('a guardianship shows each consent, who recorded it and its document', async () => {
  const consentOf = (n: number, recordedByName: string) => ({
    ...{ consentId: idOf(70 + n), consentUntil: `2026-12-0${n}`, recordedByName, createdAt: hold.placedAt },
    document: { fileId: idOf(80 + n), name: `consentimiento-${n}.pdf`, contentType: 'application/pdf', sizeBytes: 900 },
  })
  const consents = [consentOf(2, 'Álvaro Rueda'), consentOf(1, 'Teresa Olmedo')]
  const guardianship = { ...garnishment, kind: 'guardianship' as const, amount: null, outstanding: null, consents }
  file = { ...empty, isOnHold: true, holds: [guardianship] }
  network.on(api.diligence.url, () => ({ url: 'about:blank', expiresAt: hold.placedAt }))
  await open()
  for (const fact of ['02/12/2026, registrado por Álvaro Rueda', '01/12/2026, registrado por Teresa Olmedo'])
    await expect.element(page.getByText(`Consentimiento hasta el ${fact} el 20/11/2026`)).toBeVisible()
  await page.getByRole('button', { name: 'consentimiento-1.pdf', exact: false }).click()
  await expect
    .poll(() => network.callsOf(api.diligence.url).map(({ query }) => query.get('consentId')))
    .toEqual([idOf(71)])
})

test('a third party is paid for it, and the customer learns nothing that is secret', async () => {
  file = { ...empty, isOnHold: true, holds: [garnishment] }
  const t = await open()
  await expect.element(page.getByText(t('diligence.hold.about'))).not.toBeInTheDocument()
  await button(t('diligence.hold.pay')).click()
  const payee = dialog.getByRole('textbox', { name: t('diligence.fields.payeeName') })
  await expect.element(payee).toHaveValue('Agencia Tributaria')
  await dialog.getByRole('button', { name: t('diligence.hold.pay') }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: t('diligence.fields.payeeIban') }))
    .toHaveAccessibleDescription(t('errors.required'))
  expect(network.callsOf(api.transactions.payThirdParty)).toEqual([])
})
