import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectDescriptions } from './project-descriptions.tsx'
import { ProjectTimeline } from './project-timeline.tsx'

const project = { ...givenProject(), id: givenProject().projectId } as ProjectRecord
const at = { createdAt: '2026-11-18T09:30:00.000Z', updatedAt: '2026-11-18T09:30:00.000Z' }
const texts = [
  { title: 'Entero', titleEn: 'Whole', description: 'Texto', descriptionEn: 'Text' },
  { title: 'A medias', titleEn: 'Half', description: 'Texto', descriptionEn: null },
]

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  const of = (index: number) => ({ projectId: project.id, ...texts[index]!, ...at })
  network.on(api.projectDescriptions.list, () => ({
    data: [0, 1].map((order) => ({ projectDescriptionId: idOf(900 + order), order, ...of(order) })),
    total: 2,
  }))
  network.on(api.timeline.list, () => ({
    data: [0, 1].map((index) => ({ timelineEventId: idOf(910 + index), date: '2026-11-18', ...of(index) })),
    total: 2,
  }))
})

test.for([
  { name: 'descriptions', part: <ProjectDescriptions project={project} />, row: 'article' },
  { name: 'timeline', part: <ProjectTimeline project={project} />, row: 'listitem' },
] as const)('of the $name, those without an English text say so', async ({ part, row }) => {
  const t = await renderOffice(part, network, { resource: 'projects' })
  const rows = page.getByRole(row)
  await expect.element(rows.filter({ hasText: 'A medias' }).getByText(t('backoffice.english.missing'))).toBeVisible()
  expect(page.getByText(t('backoffice.english.missing')).elements()).toHaveLength(1)
})
