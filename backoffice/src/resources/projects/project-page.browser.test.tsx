import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Answer } from '@cauce/client'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { PhaseActions } from './phase-actions.tsx'
import { ProjectHistory } from './project-history.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

const project = (values: Parameters<typeof givenProject>[0] = {}): ProjectRecord => {
  const record = givenProject(values)
  return { ...record, id: record.projectId } as ProjectRecord
}
const inProjects = { resource: 'projects' } as const

describe('what may be done with a project', () => {
  test('an announced project opens its preinvestment first where it has terms of one, else its investment', async () => {
    const announced = { phaseName: 'Next_Opening', amountInvested: '0.00' } as const
    const t = await renderOffice(
      <PhaseActions project={project({ ...announced, preinvestorDateEnd: '2026-12-01' })} />,
      network,
      inProjects,
    )
    await expect
      .element(page.getByRole('button', { name: t('backoffice.phase.openPreinvestment.button') }))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: t('backoffice.phase.openInvestment.button') }))
      .not.toBeInTheDocument()
  })

  test('without terms of preinvestment it goes to investment; a loan that needs a sheet says so in the dialog, which stays', async () => {
    network.on(api.projects.edit, () => refusal(409, 'sheet-missing'))
    const announced = project({ phaseName: 'Next_Opening', amountInvested: '0.00', preinvestorDateEnd: null })
    const t = await renderOffice(<PhaseActions project={announced} />, network, inProjects)
    const words = t('backoffice.phase.openInvestment.button')
    await page.getByRole('button', { name: words }).click()
    const title = t('backoffice.phase.openInvestment.title', { name: announced.name })
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: words }).click()
    await expect.element(dialog.getByText(t('errors.sheet-missing'))).toBeVisible()
    expect(network.callsOf(api.projects.edit)).toHaveLength(1)
  })
})

describe('the history', () => {
  const entry = {
    actorId: idOf(1),
    actorName: 'Eva Sanz',
    actorRole: 'admin',
    userId: null,
    userName: null,
    reason: null,
    money: null,
    taskTitle: null,
    timelineEvent: null,
    address: '::1',
  } as const
  const entries: Answer<'/v1/misc/audit'>['data'] = [
    {
      ...entry,
      auditRecordId: idOf(902),
      operation: 'projectDescriptions.edit',
      noun: 'projectDescriptions',
      recordId: idOf(31),
      before: { description: 'Doce viviendas' },
      after: { description: `Catorce viviendas${' con terraza'.repeat(20)}` },
      createdAt: '2026-11-20T09:00:00.000Z',
    },
    {
      ...entry,
      auditRecordId: idOf(901),
      operation: 'projectMediaFiles.remove',
      noun: 'projectMediaFiles',
      recordId: idOf(32),
      before: {
        projectMediaFileId: { reference: idOf(32) },
        projectId: { reference: idOf(20) },
        picture: { reference: idOf(33) },
        description: 'La fachada',
        order: 1,
      },
      after: null,
      createdAt: '2026-11-19T09:00:00.000Z',
    },
    {
      ...entry,
      auditRecordId: idOf(900),
      operation: 'projects.edit',
      noun: 'projects',
      recordId: idOf(20),
      before: { managerId: null, minimumInvestment: { money: '250.00' } },
      after: { managerId: { reference: idOf(7) }, minimumInvestment: { money: '500.00' } },
      createdAt: '2026-11-18T09:00:00.000Z',
    },
    {
      ...entry,
      auditRecordId: idOf(899),
      operation: 'timeline.edit',
      noun: 'timeline',
      recordId: idOf(34),
      before: { date: { date: '2026-12-01' } },
      after: { date: { date: '2026-12-15' } },
      timelineEvent: { projectId: idOf(20), title: 'Obra terminada', titleEn: null },
      createdAt: '2026-11-17T09:00:00.000Z',
    },
  ]

  test('has old and new value of each field whole, by readable names, and names what was deleted', async () => {
    network.on(api.audit.list, () => ({ data: entries, total: 4 }))
    network.on(api.projectDescriptions.list, () => ({
      data: [
        {
          projectDescriptionId: idOf(31),
          projectId: idOf(20),
          title: 'La obra',
          titleEn: null,
          description: 'Catorce',
          descriptionEn: null,
          order: 1,
          createdAt: '2026-11-01T09:00:00.000Z',
          updatedAt: '2026-11-20T09:00:00.000Z',
        },
      ],
      total: 1,
    }))
    const t = await renderOffice(<ProjectHistory project={project()} />, network, inProjects)
    const item = (index: number) => page.getByRole('listitem').nth(index)
    const cells = (index: number) =>
      item(index)
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')))
    await expect.element(item(0).getByText(/: La obra$/)).toBeVisible()
    await expect.element(item(3).getByText(/: Obra terminada$/)).toBeVisible()
    expect(cells(0)).toEqual([
      [t('projectDescriptions.fields.description'), 'Doce viviendas', `Catorce viviendas${' con terraza'.repeat(20)}`],
    ])
    await expect.element(item(1).getByText(/: La fachada$/)).toBeVisible()
    await expect.element(item(1).getByRole('columnheader', { name: t('audit.comparison.removed') })).toBeVisible()
    expect(cells(1)).toEqual([[t('projectMediaFiles.fields.description'), 'La fachada']])
    await expect
      .poll(() => cells(2))
      .toEqual([
        [t('projects.fields.managerName'), t('audit.nothing'), t('audit.comparison.gone')],
        [t('projects.fields.minimumInvestment'), '250,00 €', '500,00 €'],
      ])
  })

  test('is narrowed to one kind of content, which the address names', async () => {
    network.on(api.audit.list, ({ query }) => {
      const data = entries.filter(({ noun }) => query.get('noun') === null || noun === query.get('noun'))
      return { data, total: data.length }
    })
    const history = (
      <>
        <ProjectHistory project={project()} />
        <Address />
      </>
    )
    const t = await renderOffice(history, network, { ...inProjects, path: '/projects?tab=history&change=zzz' })
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(4)
    await expect.element(address).toHaveTextContent('?tab=history')
    await page.getByRole('button', { name: t('backoffice.projects.multimedia') }).click()
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
    await expect.element(address).toHaveTextContent('?tab=history&change=projectMediaFiles')
    expect(network.callsOf(api.audit.list).at(-1)!.query.get('projectId')).toBe(idOf(20))
  })
})
