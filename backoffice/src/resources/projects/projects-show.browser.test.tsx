import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Role } from '@cauce/contract/permissions.ts'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectsEdit } from './projects-form.tsx'
import { ProjectsShow } from './projects-show.tsx'

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = testNetwork()
})

const open = (values: Parameters<typeof givenProject>[0], role: Role, end = '') => {
  const project = givenProject({ ...values, isLoan: false })
  network.on(api.projects.read, () => project)
  const pages = (
    <Routes>
      <Route path="/projects/:id/show/*" element={<ProjectsShow />} />
      <Route path="/projects/:id/*" element={<ProjectsEdit />} />
    </Routes>
  )
  return renderOffice(pages, network, { resource: 'projects', role, path: `/projects/${project.projectId}${end}` })
}

test.for([
  { role: 'admin', end: '/show' },
  { role: 'operator', end: '/show' },
  { role: 'operator', end: '' },
] as const)('$role reads the terms of a project at $end without a form', async ({ role, end }) => {
  const t = await open({ phaseName: 'Next_Opening' }, role, end)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Faro de Punta Umbría' })).toBeVisible()
  await expect.element(page.getByText('Faros del Sur, S. L.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  const edit = page.getByRole('link', { name: t('common.edit'), exact: true })
  await expect.poll(() => edit.elements().length).toBe(role === 'admin' ? 1 : 0)
})

test.for([
  { phaseName: 'Draft', hasOrders: false, open: ['financingAmount', 'dateEnd', 'url'], locked: [] },
  { phaseName: 'Investment', hasOrders: true, open: ['dateEnd', 'url'], locked: ['financingAmount'] },
  { phaseName: 'Closed', hasOrders: true, open: ['url'], locked: ['financingAmount', 'dateEnd'] },
] as const)(
  'the form of a project in $phaseName shows what is fixed, and why',
  async ({ phaseName, hasOrders, ...stage }) => {
    const t = await open({ phaseName, hasOrders }, 'admin')
    const field = (term: 'financingAmount' | 'dateEnd' | 'url') =>
      page.getByRole('textbox', { name: t(`projects.fields.${term}`) })
    for (const term of stage.open) await expect.element(field(term)).toBeEnabled()
    for (const term of stage.locked) {
      await expect.element(field(term)).toBeDisabled()
      await expect.element(field(term)).toHaveAccessibleDescription(
        t(`backoffice.projects.locked.${phaseName === 'Closed' ? 'over' : 'ordered'}`, {
          phase: t(`phases.name.${phaseName}`),
        }),
      )
    }
  },
)
