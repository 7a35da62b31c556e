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

test('the VAT of the fee is a percentage, or a word in its place', async () => {
  const network = testNetwork()
  network.on(api.parameters.list, () => ({
    data: [{ ...record, name: 'feeVat' as const, value: 'unstated' }],
    total: 1,
  }))
  network.on(api.parameters.create, () => record)
  const t = await renderOffice(<ParametersCreate />, network, { resource: 'parameters' })
  const choose = async (input: string, option: string) => {
    await page.getByRole('combobox', { name: input, exact: false }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose(t('parameters.fields.name'), t('parameters.name.feeVat'))
  await expect.element(page.getByText(t('parameters.present', { value: t('parameters.vat.unstated') }))).toBeVisible()
  const rate = page.getByRole('textbox', { name: t('parameters.rate'), exact: false })
  await userEvent.fill(rate, '21')
  await choose(t('parameters.fields.value'), t('parameters.vat.exempt'))
  await expect.element(rate).not.toBeInTheDocument()
  const field = (name: 'validFrom' | 'basis') =>
    page.getByRole('textbox', { name: t(`parameters.fields.${name}`), exact: false })
  await userEvent.fill(field('validFrom'), '31/12/2099')
  await userEvent.fill(field('basis'), 'Consulta vinculante')
  await page.getByRole('button', { name: t('parameters.createTitle') }).click()
  await expect
    .poll(() => network.callsOf(api.parameters.create).map(({ body }) => body))
    .toMatchObject([{ name: 'feeVat', value: 'exempt', validFrom: '2099-12-31' }])
})
