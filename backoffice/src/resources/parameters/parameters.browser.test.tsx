import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ParametersCreate } from './parameters.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const record = {
  ...{ parameterId: idOf(1), name: 'defaultThresholdShare' as const, value: '1', validFrom: '2000-01-01', basis: '' },
  ...{ state: 'active' as const, reason: null, createdAt: AT, updatedAt: AT, proposedBy: null, proposedByName: null },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null },
}

test('a share is typed as people write it, beside the one in force', async () => {
  const network = testNetwork()
  network.on(api.parameters.list, () => ({ data: [record], total: 1 }))
  network.on(api.parameters.create, () => record)
  const t = await renderOffice(<ParametersCreate />, network, { resource: 'parameters' })
  await page.getByRole('combobox', { name: t('parameters.fields.name'), exact: false }).click()
  await page.getByRole('option', { name: t('parameters.name.defaultThresholdShare') }).click()
  await expect.element(page.getByText(t('parameters.present', { value: '1,00 %' }))).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: t('parameters.fields.value'), exact: false }), '1,5')
  await userEvent.fill(
    page.getByRole('textbox', { name: t('parameters.fields.validFrom'), exact: false }),
    '31/12/2099',
  )
  await userEvent.fill(
    page.getByRole('textbox', { name: t('parameters.fields.basis'), exact: false }),
    'Acuerdo del consejo',
  )
  await page.getByRole('button', { name: t('parameters.createTitle') }).click()
  await expect
    .poll(() => network.callsOf(api.parameters.create).map(({ body }) => body))
    .toMatchObject([{ name: 'defaultThresholdShare', value: '1.5', validFrom: '2099-12-31' }])
})
