import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenUser } from '@cauce/client/testing/records.ts'
import { columnsOf } from '../src/ui/list/column.tsx'
import { yesOrNo } from '../src/ui/list/filters.ts'
import { defineList, ListPage } from '../src/ui/list/list.tsx'
import { renderOffice } from './office.tsx'

const list = defineList({
  resource: 'users',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [yesOrNo('active', (t) => t('users.title'))],
  columns: [columnsOf('users').plain('name')],
  isPlain: true,
})

test('a query is saved under a name, which is needed and is that of one query', async () => {
  const network = testNetwork()
  network.on(api.users.list, () => ({ data: [givenUser({ name: 'Olga' })], total: 1 }))
  const t = await renderOffice(<ListPage list={list} title="Clientes" />, network)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabelText(t('reactAdmin.saved_queries.query_name'), { exact: false })
  const saved = page.getByRole('button', { name: t('reactAdmin.saved_queries.label') })
  const choose = async (value: 'yes' | 'no') => {
    await page.getByRole('button', { name: t('users.title') }).click()
    await page.getByRole('menuitem', { name: t(`common.${value}`) }).click()
  }
  const openDialog = async () => {
    await saved.click()
    await page.getByRole('menuitem', { name: t('reactAdmin.saved_queries.new_label') }).click()
  }

  await choose('yes')
  await openDialog()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('  {Enter}')
  await expect.element(dialog.getByText(t('errors.required'))).toBeVisible()
  await userEvent.keyboard('Activos{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: t('backoffice.list.clearFilters') }).click()
  await choose('no')
  await openDialog()
  await userEvent.keyboard(' Activos {Enter}')
  await expect.element(dialog.getByText(t('errors.name-exists'))).toBeVisible()
  await userEvent.fill(name, 'Inactivos')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await saved.click()
  for (const label of ['Activos', 'Inactivos'])
    await expect.element(page.getByRole('menuitem', { name: label, exact: true })).toBeVisible()
})
