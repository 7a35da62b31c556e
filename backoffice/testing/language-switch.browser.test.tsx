import { Button } from '@mui/material'
import { Loading, useSetLocale } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from './office.tsx'
import { LanguageButton } from '../src/ui/layout/office-bar.tsx'
import { PromotionsCreate } from '../src/resources/promotions/promotions.tsx'
import { presentTranslator } from '../src/providers/i18n.ts'

beforeEach(() => sessionStorage.clear())

test('switching the language keeps what was typed, chosen and attached, and says the same errors in its words', async () => {
  const network = testNetwork()
  network.on(api.projects.list, () => ({ data: [], total: 0 }))
  const t = await renderOffice(
    <>
      <LanguageButton />
      <PromotionsCreate />
    </>,
    network,
    { resource: 'promotions', path: '/promotions/create' },
  )
  await page.getByRole('textbox', { name: t('promotions.fields.title') }).fill('Verano')
  await page.getByRole('combobox', { name: t('promotions.fields.promotionTypeName') }).click()
  await page.getByRole('option', { name: t('promotions.type.Manager') }).click()
  await page.getByRole('textbox', { name: t('promotions.fields.startsAt') }).fill('23/04/2027 10:30')
  await page
    .getByLabelText(t('promotions.fields.smallImage'), { exact: false })
    .first()
    .upload(new File(['x'], 'banner.png', { type: 'image/png' }))
  await expect.element(page.getByText(/banner.png/)).toBeVisible()
  await page.getByRole('button', { name: t('reactAdmin.action.save') }).click()
  await expect.element(page.getByText(t('errors.required')).first()).toBeVisible()

  const language = document.documentElement.lang
  await page.getByRole('button', { name: new RegExp(`^${language}, `, 'i') }).click()
  await page.getByRole('menuitem', { name: language === 'es' ? 'English' : 'Español' }).click()
  await expect.poll(() => document.documentElement.lang).not.toBe(language)
  const after = presentTranslator()
  await expect.element(page.getByRole('heading', { name: after('promotions.createTitle') })).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: after('promotions.fields.title'), exact: true }))
    .toHaveValue('Verano')
  await expect
    .element(page.getByRole('combobox', { name: after('promotions.fields.promotionTypeName') }))
    .toHaveTextContent(after('promotions.type.Manager'))
  await expect
    .element(page.getByRole('textbox', { name: after('promotions.fields.startsAt') }))
    .toHaveValue('23/04/2027 10:30')
  await expect.element(page.getByText(/banner.png/)).toBeVisible()
  await expect.element(page.getByText(after('errors.required')).first()).toBeVisible()
})

function LoadingPage() {
  const setLocale = useSetLocale()
  return (
    <>
      <Loading timeout={0} />
      <Button onClick={() => setLocale('en')}>English</Button>
    </>
  )
}

test('the circle of a page that is being loaded has a name, in the language of the reader', async () => {
  await renderOffice(<LoadingPage />, testNetwork())
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Cargando')
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Loading')
})

test('the circle of a button that works is named by the button', async () => {
  await renderOffice(<Button loading>Guardar</Button>, testNetwork())
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Guardar')
})
