import { DataTable, List, NullableBooleanInput } from 'react-admin'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenUser } from '@cauce/client/testing/records.ts'
import { renderOffice } from './office.tsx'

const filters = [<NullableBooleanInput key="active" source="active" label="users.title" alwaysOn />]

test('a query is saved under a name, and chosen again', async () => {
  const network = testNetwork()
  network.on(api.users.list, () => ({ data: [givenUser({ name: 'Olga' })], total: 1 }))
  const t = await renderOffice(
    <List filters={filters}>
      <DataTable>
        <DataTable.Col source="name" />
      </DataTable>
    </List>,
    network,
  )
  const filter = page.getByRole('button', { name: t('reactAdmin.action.add_filter') })
  const choice = page.getByRole('combobox', { name: t('users.title') })
  await choice.click()
  await page.getByRole('option', { name: t('common.yes') }).click()
  await filter.click()
  await page.getByRole('menuitem', { name: t('reactAdmin.saved_queries.new_label') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Activos')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()

  await filter.click()
  await page.getByRole('menuitem', { name: t('reactAdmin.action.remove_all_filters') }).click()
  await expect.poll(() => network.callsOf(api.users.list).at(-1)?.query.has('active')).toBe(false)
  await filter.click()
  await page.getByRole('menuitem', { name: 'Activos', exact: true }).click()
  await expect.poll(() => network.callsOf(api.users.list).at(-1)?.query.get('active')).toBe('true')
})
