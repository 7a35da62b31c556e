import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { COOKIES } from '@cauce/contract/pages.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import type { Language } from '@cauce/i18n/language.ts'
import { ProjectsList } from './projects-list.tsx'
import { renderOffice } from '../../../testing/office.tsx'

const AT = '2026-11-02T10:00:00.000Z'
const type = (id: number, name: string, nameEn: string | null) => ({
  projectTypeId: idOf(id),
  name,
  nameEn,
  description: name,
  descriptionEn: null,
  isLoan: true,
  image: null,
  createdAt: AT,
  updatedAt: AT,
})

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  const homes = givenProject({ projectId: idOf(1), englishTexts: { written: 3, total: 7 } })
  const forest = givenProject({ projectId: idOf(2), projectTypeName: 'Monte', projectTypeNameEn: null })
  network.on(api.projects.list, () => ({ data: [homes, forest], total: 2 }))
  network.on(api.projectTypes.list, () => ({
    data: [type(5, 'Almacenes', 'Warehouses'), type(6, 'Monte', null), type(7, 'Vivienda', 'Homes')],
    total: 3,
  }))
})

async function openList(language: Language) {
  document.cookie = `${COOKIES.language}=${language}; Path=/`
  const t = await renderOffice(<ProjectsList />, network, { resource: 'projects' })
  await expect.element(page.getByRole('table')).toBeInTheDocument()
  await page.getByRole('button', { name: t('reactAdmin.action.select_columns') }).click()
  for (const name of [t('projects.fields.projectTypeName'), t('backoffice.english.heading')])
    await page.getByRole('switch', { name }).click()
  await userEvent.keyboard('{Escape}')
  return t
}

test('names of types are in the language of the reader, in rows and in filters; Spanish where there is no English, and said to be', async () => {
  const t = await openList('en')
  await expect.element(page.getByRole('cell', { name: 'Homes' })).toBeInTheDocument()
  const spanish = page.getByRole('cell', { name: 'Monte' })
  await expect.element(spanish).toBeInTheDocument()
  expect(spanish.element().querySelector('[lang=es]')?.textContent).toBe('Monte')
  await page.getByRole('combobox', { name: t('projects.fields.projectTypeName') }).click()
  const choices = page.getByRole('option')
  await expect.element(choices.nth(1)).toBeInTheDocument()
  expect(choices.elements().map(({ textContent }) => textContent?.trim())).toEqual(['', 'Homes', 'Monte', 'Warehouses'])
})

test('the list says how many texts of a project are there in English, and filters by it', async () => {
  const t = await openList('es')
  await expect
    .element(page.getByRole('cell', { name: t('backoffice.english.of', { written: 3, total: 7 }) }))
    .toBeInTheDocument()
  await page.getByRole('button', { name: t('reactAdmin.action.add_filter') }).click()
  await page.getByRole('menuitemcheckbox', { name: t('backoffice.english.whole') }).click()
  await page.getByRole('combobox', { name: t('backoffice.english.whole') }).click()
  await page.getByRole('option', { name: t('common.no') }).click()
  await expect.poll(() => network.callsOf(api.projects.list).at(-1)!.query.get('isWholeInEnglish')).toBe('false')
})
