import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatCount } from '@cauce/format/quantities.ts'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
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
const marked = (t: Awaited<ReturnType<typeof open>>, count: number) =>
  page.getByText(t('reactAdmin.action.bulk_actions', { smart_count: count }))

test('the key X marks the row, what can be done with it appears, and marks are taken off again', async () => {
  const t = await open()
  await userEvent.keyboard('jxjx')
  await expect.element(marked(t, 2)).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(marked(t, 1)).toBeVisible()
  await page.getByRole('button', { name: t('reactAdmin.action.unselect') }).click()
  await expect.element(marked(t, 1)).not.toBeInTheDocument()
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
  await page.getByRole('checkbox', { name: t('reactAdmin.action.select_all') }).click()
  await page.getByRole('button', { name: t('backoffice.assign.button') }).click()
  const dialog = page.getByRole('dialog', { name: t('backoffice.assign.manyTitle', { smart_count: 3 }) })
  const confirm = dialog.getByRole('button', { name: t('backoffice.assign.button') })
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('combobox', { name: t('users.fields.managerName') }).click()
  await page.getByRole('option', { name: 'Pau Ferrer' }).click()
  await confirm.click()
  await expect.element(dialog.getByText(t('backoffice.list.sent', { done: 3, total: 3 }))).toBeVisible()
  expect(assigned).toEqual([idOf(10)])
  expect(network.callsOf(api.userAssignments.edit)).toHaveLength(2)
  await expect.element(dialog.getByRole('listitem').nth(0).getByText(t('backoffice.list.rowDone'))).toBeVisible()
  await expect.element(dialog.getByRole('alert').first()).toHaveTextContent(t('errors.edit-conflict'))
  await dialog.getByRole('button', { name: t('common.close') }).click()
  await expect.element(marked(t, 2)).toBeVisible()
})

test('an export reads every page, says how far it is, holds identifiers, and can be stopped', async () => {
  const many = Array.from({ length: 1500 }, (_, index) =>
    givenUser({ userId: idOf(10_000 + index), name: `Ana ${index}` }),
  )
  let gate = Promise.withResolvers<void>()
  network.on(api.users.list, async ({ query }) => {
    const after = query.get('after')
    if (after !== null) await gate.promise
    const data = many.slice(after === null ? 0 : 1000).slice(0, Number(query.get('take')))
    return { data, total: many.length, next: after === null ? data.at(-1)!.userId : null }
  })
  const written = Promise.withResolvers<Blob>()
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    written.resolve(file as Blob)
    return 'blob:none'
  })
  const t = await renderOffice(<UsersList />, network, {})
  const start = page.getByRole('button', { name: t('reactAdmin.action.export') }).first()
  await start.click()
  const progress = page.getByText(t('backoffice.list.exporting', { done: formatCount(1000), total: formatCount(1500) }))
  await expect.element(progress).toBeVisible()
  await page.getByRole('button', { name: t('common.cancel') }).click()
  await expect.element(start).toBeVisible()
  expect(address).not.toHaveBeenCalled()

  gate.resolve()
  gate = Promise.withResolvers<void>()
  gate.resolve()
  await start.click()
  const lines = (await (await written.promise).text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1501)
  expect(lines[0]).toContain(t('backoffice.list.identifier'))
  expect(lines[1500]).toContain(idOf(11_499))
})
