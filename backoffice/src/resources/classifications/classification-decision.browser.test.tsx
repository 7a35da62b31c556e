import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenClassification } from '@cauce/client/testing/classifications.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import { translator } from '@cauce/i18n'
import type { ClassificationRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ClassificationDecision } from './classification-decision.tsx'

const words = translator('es')
const request = givenClassification({ criteria: ['ownFunds', 'balanceSheet'] })
const id = request.classificationId

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.users.read, () => givenUser({ kind: 'company', companyName: 'Arroyo, S. L.' }))
  network.on(api.classifications.decide, ({ body }) => ({
    ...request,
    state: body['state'] as ClassificationRecord['state'],
  }))
})

async function open(record: Partial<ClassificationRecord> = {}) {
  let decided: ClassificationRecord | undefined
  const onDecided = (after: ClassificationRecord) => {
    decided = after
  }
  await renderOffice(<ClassificationDecision record={{ id, ...request, ...record }} onDecided={onDecided} />, network)
  await expect.element(page.getByText(words('classifications.criterion.turnover'))).toBeVisible()
  return () => decided
}
const button = (name: 'approve' | 'refuse' | 'end') =>
  page.getByRole('button', { name: words(`classifications.decision.${name}`) })

test('a refusal needs its reason', async () => {
  const decided = await open()
  await button('refuse').click()
  await button('refuse').last().click()
  await expect.element(page.getByText(words('errors.reason-required'))).toBeVisible()
  await userEvent.type(page.getByRole('textbox'), 'Las cuentas son de otra sociedad')
  await button('refuse').last().click()
  await expect.poll(decided).toMatchObject({ state: 'refused' })
  const body = { state: 'refused', reason: 'Las cuentas son de otra sociedad' }
  expect(network.callsOf(api.classifications.decide)).toMatchObject([{ body }])
})

test('a class that holds can be ended with a reason, and not approved again', async () => {
  const decided = await open({ state: 'approved', isInForce: true, validFrom: '2026-11-22', validUntil: '2028-11-21' })
  await expect.element(button('approve')).not.toBeInTheDocument()
  await button('end').click()
  await userEvent.type(page.getByRole('textbox'), 'Ya no alcanza los fondos propios')
  await button('end').last().click()
  await expect.poll(decided).toMatchObject({ state: 'ended' })
})

test('evidence is shown file by file beside the criteria', async () => {
  const file = (name: string, place: number) => ({
    documentId: idOf(950 + place),
    file: { fileId: idOf(960 + place), name, contentType: 'image/png', sizeBytes: 70 },
  })
  const pixel = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  )
  network.on(api.classifications.viewDocument, () => new Response(pixel, { headers: { 'Content-Type': 'image/png' } }))
  await open({ documents: [file('cuentas.png', 1), file('auditoria.png', 2)] })
  const second = words('classifications.decision.evidence', { place: 2, count: 2 })
  await expect.element(page.getByRole('img', { name: /cuentas\.png/ })).toBeVisible()
  await page.getByRole('button', { name: second }).click()
  await expect.element(page.getByRole('img', { name: /auditoria\.png/ })).toBeVisible()
})
