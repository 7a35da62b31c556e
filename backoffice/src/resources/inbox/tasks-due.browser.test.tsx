import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { TasksDue } from './tasks-due.tsx'

const task = {
  userTaskId: idOf(45),
  userId: idOf(7),
  userName: 'Olga Prat',
  title: 'Llamar por el retraso',
  dueOn: '2020-01-02',
  state: 'open' as const,
  assigneeId: null,
  assigneeName: null,
  authorId: idOf(31),
  authorName: 'Carmen Robledo',
  doneAt: null,
  doneByName: null,
  createdAt: '2019-11-18T10:00:00.000Z',
  updatedAt: '2019-11-18T10:00:00.000Z',
}

test('what is due leads to its customer, is finished with its tick, and goes', async () => {
  const network = testNetwork()
  let due = [task]
  network.on(api.userTasks.list, () => ({ data: due, total: due.length }))
  network.on(api.userTasks.edit, () => {
    due = []
    return { ...task, state: 'done' as const, doneAt: '2026-11-20T10:00:00.000Z', doneByName: 'Eva Gil' }
  })
  const t = await renderOffice(<TasksDue />, network)
  await expect.element(page.getByRole('heading', { name: t('userTasks.due', { count: '1' }) })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Olga Prat' })).toBeVisible()
  await page.getByRole('checkbox', { name: task.title }).click()
  await expect.element(page.getByText(t('userTasks.finished', { name: task.title }))).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: task.title })).not.toBeInTheDocument()
  const [asked] = network.callsOf(api.userTasks.list)
  expect(asked!.query.get('awaitsMe')).toBe('true')
  expect(network.callsOf(api.userTasks.edit)).toMatchObject([{ id: task.userTaskId, body: { state: 'done' } }])
})
