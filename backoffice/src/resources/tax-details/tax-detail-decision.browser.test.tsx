import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import type { TaxDetailRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { TaxDetailDecision } from './tax-detail-decision.tsx'

const AT = '2026-11-18T09:30:00.000Z'
const { id, ...residence }: TaxDetailRecord = {
  id: idOf(900),
  taxDetailId: idOf(900),
  userId: idOf(7),
  userName: 'Olga Prat',
  kind: 'residence',
  country: 'DE',
  province: null,
  abroad: null,
  validFrom: '2026-01-01',
  validUntil: null,
  state: 'pending',
  reason: null,
  document: null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  isUnseen: false,
  createdAt: AT,
  updatedAt: AT,
}

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.users.read, () => givenUser({ name: 'Olga', surname: 'Prat' }))
  network.on(api.taxDetails.status, () => ({
    ...{ userId: idOf(7), day: '2026-11-20', country: 'ES', residentSince: null, certificateUntil: null },
    ...{ isExempt: false, rate: 19, reason: 'residentIndividual' as const },
  }))
  network.on(api.taxDetails.decide, ({ body }) => ({ ...residence, state: body['state'] as 'valid' | 'refused' }))
})

async function open() {
  let decided: TaxDetailRecord | undefined
  const onDecided = (record: TaxDetailRecord) => {
    decided = record
  }
  const t = await renderOffice(<TaxDetailDecision record={{ id, ...residence }} onDecided={onDecided} />, network)
  await expect.element(page.getByText('19,00 %', { exact: false })).toBeVisible()
  return { t, decided: () => decided }
}

test('a residence is validated by who has read what applies today and from which day it holds', async () => {
  const { t, decided } = await open()
  await expect.element(page.getByText('Alemania').first()).toBeVisible()
  await expect.element(page.getByText(t('taxDetails.period.from', { from: '01/01/2026' }))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.decision.validate') }).click()
  await expect.poll(decided).toMatchObject({ state: 'valid' })
  expect(network.callsOf(api.taxDetails.decide)).toMatchObject([{ body: { state: 'valid', updatedAt: AT } }])
})

test('a refusal needs a reason, which the customer reads', async () => {
  const { t, decided } = await open()
  await page.getByRole('button', { name: t('taxDetails.refuse') }).click()
  await userEvent.type(page.getByRole('textbox'), 'Falta el certificado')
  await page
    .getByRole('button', { name: t('taxDetails.refuse') })
    .last()
    .click()
  await expect.poll(decided).toMatchObject({ state: 'refused' })
  const body = { state: 'refused', reason: 'Falta el certificado' }
  expect(network.callsOf(api.taxDetails.decide)).toMatchObject([{ body }])
})
