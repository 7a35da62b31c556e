import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { plainBrand } from '@cauce/contract/brand.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { BrandsCreate, BrandsList } from './brands.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const { brandId: _, ...look } = { ...plainBrand('Ribera Norte'), color: '#7a1fa2' }
const record = {
  ...{ brandId: idOf(1), ...look, state: 'replaced' as const, reason: null, createdAt: AT, updatedAt: AT },
  ...{ proposedBy: idOf(7), proposedByName: 'Ana Gil', decidedBy: idOf(8), decidedByName: 'Luis Mora', decidedAt: AT },
}

test('a colour without contrast is said before it is sent, and the nearest that works is one click away', async () => {
  const network = testNetwork()
  network.on(api.brands.readPublished, () => plainBrand('Cauce'))
  network.on(api.brands.create, () => record)
  const t = await renderOffice(<BrandsCreate />, network, { resource: 'brands' })
  const color = page.getByLabelText(t('brands.fields.color'), { exact: false })
  await userEvent.fill(color, '#ffcc00')
  await page.getByRole('button', { name: t('brands.sample.nearest', { color: '#886d09' }) }).click()
  await expect.element(color).toHaveValue('#886d09')
  await page.getByRole('button', { name: t('brands.createTitle') }).click()
  await expect.poll(() => network.callsOf(api.brands.create)).toHaveLength(1)
})

test('an earlier brand is published again with a reason', async () => {
  const network = testNetwork()
  network.on(api.brands.list, () => ({ data: [record], total: 1 }) as never)
  network.on(api.brands.decide, () => ({ ...record, state: 'active' as const }))
  const t = await renderOffice(<BrandsList />, network, { resource: 'brands' })
  await page.getByRole('button', { name: `${t('brands.restore')}: Ribera Norte` }).click()
  await userEvent.fill(page.getByRole('textbox', { name: t('brands.fields.reason') }), 'La nueva no gustó')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('brands.restore') })
    .click()
  await expect
    .poll(() => network.callsOf(api.brands.decide).map(({ body }) => body))
    .toMatchObject([{ state: 'active', reason: 'La nueva no gustó' }])
})

const picture = { src: '/media/a', widthPixels: 8, heightPixels: 6, description: 'Un canal', descriptionEn: null }

test('a proposal keeps the published picture until another is chosen, and says which file is none', async () => {
  const network = testNetwork()
  network.on(api.brands.readPublished, () => ({ ...plainBrand('Cauce'), brandId: idOf(1), picture }))
  network.on(api.brands.create, () => record)
  const t = await renderOffice(<BrandsCreate />, network, { resource: 'brands' })
  const send = () => page.getByRole('button', { name: t('brands.createTitle') }).click()
  const choose = (file: File) => page.getByLabelText(t('brands.fields.picture'), { exact: true }).upload(file)
  await choose(new File(['%PDF'], 'folleto.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('errors.file-kind', { kinds: 'PNG, JPG, WEBP' }))
  await userEvent.fill(page.getByLabelText(t('brands.fields.pictureDescription'), { exact: true }), 'El río')
  await send()
  await expect
    .poll(() => network.callsOf(api.brands.create).map(({ body }) => body))
    .toMatchObject([{ pictureFrom: idOf(1), pictureDescription: 'El río' }])
})
