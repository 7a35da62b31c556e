import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route, Routes } from 'react-router-dom'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import type { RecordOf } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ConflictsEdit, StepButton } from './conflicts.tsx'

const conflict = {
  kind: 'manager',
  tie: 'other',
  state: 'active',
  ...{ conflictId: idOf(1), personName: 'Rosa Vidal', taxNumber: null },
  ...{ projectId: null, projectName: null, nature: 'Hermana', natureEn: null, measure: 'Se abstiene', measureEn: null },
  ...{ since: '2026-11-01', endedOn: null, reviewedOn: '2026-11-01', reviewDueOn: '2027-11-01' },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
} as const

test('a conflict of an investor without a project, since tomorrow, is refused at both fields and not sent', async () => {
  const network = testNetwork()
  network.on(api.projects.list, () => ({ data: [], total: 0 }) as never)
  network.on(api.conflicts.read, () => conflict)
  network.on(api.audit.list, () => ({ data: [], total: 0 }))
  const routes = (
    <Routes>
      <Route path="/conflicts/edit/:id" element={<ConflictsEdit />} />
    </Routes>
  )
  const path = `/conflicts/edit/${conflict.conflictId}`
  const t = await renderOffice(routes, network, { resource: 'conflicts', path })
  await page.getByRole('combobox', { name: t('conflicts.fields.tie') }).click()
  await page.getByRole('option', { name: t('conflicts.tie.investor') }).click()
  const since = page.getByRole('textbox', { name: t('conflicts.fields.since') })
  await since.fill('01/01/2199')
  await page.getByRole('button', { name: t('reactAdmin.action.save') }).click()
  await expect.element(since).toHaveAccessibleDescription(/posterior/)
  const project = page.getByRole('combobox', { name: t('conflicts.fields.projectName') })
  await expect.element(project).toHaveAccessibleDescription(t('errors.required'))
  expect(network.callsOf(api.conflicts.edit)).toEqual([])
})

test('a step asks what the audit trail is to keep', async () => {
  const step = 'end'
  const network = testNetwork()
  network.on(api.conflicts.decide, () => conflict)
  const record = { ...conflict, id: conflict.conflictId } as RecordOf<'conflicts'>
  const t = await renderOffice(<StepButton record={record} step={step} />, network, { resource: 'conflicts' })
  await page.getByRole('button', { name: t(`conflicts.step.${step}`) }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t(`conflicts.step.${step}`) })
  await confirm.click()
  expect(network.callsOf(api.conflicts.decide)).toEqual([])
  await userEvent.fill(dialog.getByRole('textbox'), 'Revisado')
  await confirm.click()
  await expect.poll(() => network.callsOf(api.conflicts.decide)).toMatchObject([{ body: { step, reason: 'Revisado' } }])
})
