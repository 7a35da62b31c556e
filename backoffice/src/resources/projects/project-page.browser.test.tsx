import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Answer } from '@cauce/client'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenDistribution } from '@cauce/client/testing/distributions.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectDistributions } from '../distributions/project-distributions.tsx'
import { FundingCurve } from './funding-curve.tsx'
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

test('the curve says what was raised of the goal, draws it, and has the days with movements as a table', async () => {
  const day = { invested: '0.00', disinvested: '0.00', count: 0 }
  network.on(api.statistics.funding, () => ({
    projectId: idOf(20),
    goal: '10000.00',
    step: 'day' as const,
    points: [
      { ...day, period: '2026-11-01', invested: '2000.00', total: '2000.00', count: 2 },
      { ...day, period: '2026-11-02', total: '2000.00' },
      { ...day, period: '2026-11-03', invested: '600.00', disinvested: '100.00', total: '2500.00', count: 3 },
    ],
  }))
  const t = await renderOffice(<FundingCurve project={project()} />, network, inProjects)
  const sentence = t('statistics.funding.sentence', {
    total: '2.500,00\u00A0€',
    goal: '10.000,00\u00A0€',
    percentage: '25,00\u00A0%',
    since: '01/11/2026',
  })
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.poll(() => document.querySelector('.recharts-reference-line-line')).not.toBeNull()
  await expect.poll(() => document.querySelector('.recharts-area-area')).not.toBeNull()
  await page.getByText(t('common.asTable')).click()
  const rows = page.getByRole('table').getByRole('row').elements()
  expect(rows.slice(1).map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    '01/11/20262.000,00 €0,00 €2.000,00 €2',
    '03/11/2026600,00 €100,00 €2.500,00 €3',
  ])
})

describe('what may be done with a project', () => {
  test('a draft has one button and a menu with the dangerous acts last', async () => {
    const t = await renderOffice(
      <PhaseActions project={project({ phaseName: 'Draft', amountInvested: '0.00' })} />,
      network,
      inProjects,
    )
    await expect.element(page.getByRole('button', { name: t('backoffice.phase.announce.button') })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(2)
    await page.getByRole('button', { name: t('common.more') }).click()
    const items = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(items).toEqual([t('backoffice.phase.discard.button'), t('common.delete')])
    await page.getByRole('menuitem', { name: t('common.delete') }).click()
    const title = t('backoffice.deleteTitle', { name: 'Faro de Punta Umbría' })
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  })

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

  test('without terms of preinvestment it goes to investment', async () => {
    const announced = project({ phaseName: 'Next_Opening', amountInvested: '0.00', preinvestorDateEnd: null })
    const t = await renderOffice(<PhaseActions project={announced} />, network, inProjects)
    await page.getByRole('button', { name: t('backoffice.phase.openInvestment.button') }).click()
    const title = t('backoffice.phase.openInvestment.title', { name: announced.name })
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  })

  test('a loan that needs a sheet first says so in the dialog, which stays', async () => {
    network.on(api.projects.edit, () => refusal(409, 'sheet-missing'))
    const announced = project({ phaseName: 'Next_Opening', amountInvested: '0.00', preinvestorDateEnd: null })
    const t = await renderOffice(<PhaseActions project={announced} />, network, inProjects)
    const words = t('backoffice.phase.openInvestment.button')
    await page.getByRole('button', { name: words }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words }).click()
    await expect.element(dialog.getByText(t('errors.sheet-missing'))).toBeVisible()
    expect(network.callsOf(api.projects.edit)).toHaveLength(1)
  })
})

test('the schedule says when each payment was made, and how late it is or was', async () => {
  const paid = { status: 'paid', amount: '1112.50' } as const
  network.on(api.distributions.list, () => ({
    data: [
      givenDistribution({
        ...paid,
        distributionId: idOf(401),
        number: 1,
        dueDate: '2026-06-30',
        paidOn: '2026-07-03',
        daysLate: 3,
      }),
      givenDistribution({ ...paid, distributionId: idOf(402), number: 2, dueDate: '2026-09-30', paidOn: '2026-09-30' }),
      givenDistribution({ distributionId: idOf(403), number: 3, dueDate: '2026-10-30', daysLate: 22 }),
    ],
    total: 3,
  }))
  const t = await renderOffice(
    <ProjectDistributions project={project({ phaseName: 'Financed' })} />,
    network,
    inProjects,
  )
  const row = (number: number) => page.getByRole('row', { name: new RegExp(`^${number} `) })
  await expect.element(row(1).getByText('03/07/2026')).toBeVisible()
  await expect.element(row(1).getByText(t('distributions.late', { smart_count: 3 }))).toBeVisible()
  await expect.element(row(2).getByText(t('distributions.status.paid'))).toBeVisible()
  expect(row(2).element().textContent).not.toContain('retraso')
  await expect.element(row(3).getByText(t('distributions.late', { smart_count: 22 }))).toBeVisible()
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
  ]

  test('has old and new value of each field whole, by readable names, and names what was deleted', async () => {
    network.on(api.audit.list, () => ({ data: entries, total: 3 }))
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
    expect(cells(0)).toEqual([
      [t('projectDescriptions.fields.description'), 'Doce viviendas', `Catorce viviendas${' con terraza'.repeat(20)}`],
    ])
    await expect.element(item(1).getByText(/: La fachada$/)).toBeVisible()
    await expect.element(item(1).getByRole('columnheader', { name: t('audit.comparison.removed') })).toBeVisible()
    expect(cells(1)).toEqual([[t('projectMediaFiles.fields.description'), 'La fachada']])
    await expect
      .poll(() => cells(2))
      .toEqual([
        [t('projects.fields.managerId'), t('audit.nothing'), t('audit.comparison.gone')],
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
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(3)
    await expect.element(address).toHaveTextContent('?tab=history')
    await page.getByRole('button', { name: t('backoffice.projects.multimedia') }).click()
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
    await expect.element(address).toHaveTextContent('?tab=history&change=projectMediaFiles')
    expect(network.callsOf(api.audit.list).at(-1)!.query.get('projectId')).toBe(idOf(20))
  })
})
