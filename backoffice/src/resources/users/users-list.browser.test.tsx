import { Box } from '@mui/material'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/test-network.ts'
import { givenUser, idOf } from '@cauce/client/test-records.ts'
import { renderOffice } from '../../testing/office.tsx'
import { BAR_HEIGHT } from '../../ui/layout/bar-height.ts'
import { UsersList } from './users-list.tsx'

const people = ['Olga', 'Iria', 'Ana'].map((name, index) =>
  givenUser({ userId: idOf(index + 10), name, surname: 'Prat', managerId: index === 0 ? null : idOf(50) }),
)
const manager = givenUser({ userId: idOf(51), name: 'Pau', surname: 'Ferrer', role: 'operator' })

let network: TestNetwork
beforeEach(async () => {
  await page.viewport(1280, 800)
  network = testNetwork()
  network.on(api.users.list, ({ query }) =>
    query.get('role') === 'operator' ? { data: [manager], total: 1 } : { data: people, total: 3 },
  )
})

const open = async () => {
  const t = await renderOffice(<UsersList />, network, {})
  await expect.element(page.getByRole('link', { name: 'Olga Prat' })).toBeVisible()
  return t
}
type Words = Awaited<ReturnType<typeof open>>
const bar = (t: Words, count: number) =>
  page.getByRole('region', { name: t('backoffice.bulk.marked', { smart_count: count }), exact: true })

test('the key X marks the row, the filters make place for what can be done with it, and marks are taken off again', async () => {
  const t = await open()
  await userEvent.keyboard('jxjx')
  await expect.element(bar(t, 2)).toBeVisible()
  await expect
    .element(page.getByRole('checkbox', { name: t('backoffice.list.mark', { name: 'Iria Prat' }) }))
    .toBeChecked()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await userEvent.keyboard('x')
  await expect.element(bar(t, 1)).toBeVisible()
  await bar(t, 1)
    .getByRole('button', { name: t('backoffice.bulk.clear') })
    .click()
  await expect.element(page.getByRole('searchbox')).toBeVisible()
})

test('each marked customer gets the manager by a call of its own and an answer of its own; who was refused stays marked', async () => {
  const assigned: string[] = []
  network.on(api.userAssignments.create, ({ body }) => {
    assigned.push(String(body['userId']))
    return {
      userId: idOf(10),
      userName: 'Olga Prat',
      managerId: idOf(51),
      managerName: 'Pau Ferrer',
      updatedAt: '2026-11-18T09:30:00.000Z',
    }
  })
  network.on(api.userAssignments.edit, () => refusal(409, 'edit-conflict'))
  const t = await open()
  await page.getByRole('checkbox', { name: t('backoffice.list.markPage') }).click()
  await bar(t, 3)
    .getByRole('button', { name: t('backoffice.assign.button') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('backoffice.assign.manyTitle', { smart_count: 3 }) })
  const confirm = dialog.getByRole('button', { name: t('backoffice.assign.button') })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('combobox', { name: t('users.fields.managerId') }).click()
  await page.getByRole('option', { name: 'Pau Ferrer' }).click()
  await confirm.click()
  await expect.element(dialog.getByText(t('backoffice.list.sent', { done: 3, total: 3 }))).toBeVisible()
  expect(assigned).toEqual([idOf(10)])
  expect(network.callsOf(api.userAssignments.edit)).toHaveLength(2)
  await expect.element(dialog.getByRole('listitem').nth(0).getByText(t('backoffice.list.rowDone'))).toBeVisible()
  await expect.element(dialog.getByRole('alert').first()).toHaveTextContent(t('errors.edit-conflict'))
  await dialog.getByRole('button', { name: t('common.close') }).click()
  await expect.element(bar(t, 2)).toBeVisible()
})

test('the height of rows and the columns are chosen in one form, and the usual columns come back', async () => {
  const t = await open()
  const button = page.getByRole('button', { name: t('reactAdmin.action.select_columns') })
  const email = page.getByRole('columnheader', { name: new RegExp(t('users.fields.email'), 'i') })
  await expect.element(email).toBeVisible()
  await button.click()
  const form = page.getByRole('dialog', { name: t('reactAdmin.action.select_columns') })
  await form.getByRole('checkbox', { name: t('users.fields.email') }).click()
  await form.getByRole('radio', { name: t('backoffice.list.density.comfortable') }).click()
  await expect.element(form.getByRole('radio', { name: t('backoffice.list.density.comfortable') })).toBeChecked()
  const height = () => document.querySelector('tbody tr')!.getBoundingClientRect().height
  const comfortable = height()
  await form.getByRole('radio', { name: t('backoffice.list.density.compact') }).click()
  await expect.poll(height).toBeLessThan(comfortable)
  await userEvent.keyboard('{Escape}')
  await expect.element(email).not.toBeInTheDocument()
  await button.click()
  await form.getByRole('button', { name: t('backoffice.list.usualColumns') }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(email).toBeVisible()
})

test('the head of the table stays below the bar while the page scrolls', async () => {
  const many = Array.from({ length: 25 }, (_, index) => givenUser({ userId: idOf(1000 + index), name: `Ana ${index}` }))
  network.on(api.users.list, () => ({ data: many, total: many.length }))
  await page.viewport(1280, 400)
  await renderOffice(
    <Box sx={{ [BAR_HEIGHT]: '48px' }}>
      <UsersList />
    </Box>,
    network,
  )
  await expect.element(page.getByRole('link', { name: 'Ana 24 Prat' })).toBeInTheDocument()
  const head = () => document.querySelector('thead th')!.getBoundingClientRect().top
  expect(head()).toBeGreaterThan(48)
  window.scrollTo(0, 500)
  await expect.poll(head).toBe(48)
})

test('an export reads every page, says how far it is, holds identifiers, and can be stopped', async () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    givenUser({ userId: idOf(1000 + index), name: `Ana ${index}` }),
  )
  let gate = Promise.withResolvers<void>()
  network.on(api.users.list, async ({ query }) => {
    const skip = Number(query.get('skip'))
    if (skip === 100) await gate.promise
    return { data: many.slice(skip, skip + Number(query.get('take'))), total: many.length }
  })
  const written = Promise.withResolvers<Blob>()
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    written.resolve(file as Blob)
    return 'blob:none'
  })
  const t = await renderOffice(<UsersList />, network, {})
  const start = page.getByRole('button', { name: t('reactAdmin.action.export') })
  await start.click()
  const progress = page.getByText(t('backoffice.list.exporting', { done: '100', total: '150' }))
  await expect.element(progress).toBeVisible()
  await page.getByRole('button', { name: t('common.cancel') }).click()
  await expect.element(start).toBeVisible()
  expect(address).not.toHaveBeenCalled()

  gate.resolve()
  gate = Promise.withResolvers<void>()
  gate.resolve()
  await start.click()
  const lines = (await (await written.promise).text()).split('\r\n')
  expect(lines).toHaveLength(151)
  expect(lines[0]).toContain(t('backoffice.list.identifier'))
  expect(lines[150]).toContain(idOf(1149))
  address.mockRestore()
})
