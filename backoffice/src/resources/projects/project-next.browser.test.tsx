import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/test-network.ts'
import { givenDistribution, givenProject } from '@cauce/client/test-records.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { renderOffice } from '../../testing/office.tsx'
import { ProjectNext } from './project-next.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

const project = (values: Parameters<typeof givenProject>[0]): ProjectRecord => {
  const record = givenProject(values)
  return { ...record, id: record.projectId } as ProjectRecord
}

test('a draft says what it lacks, each with a link to where it is added', async () => {
  const draft = project({ phaseName: 'Draft', destinationBankAccount: null, dateEnd: '2199-01-01' })
  const t = await renderOffice(<ProjectNext project={draft} />, network, { resource: 'projects' })
  const missing = (what: 'descriptions' | 'pictures' | 'documents' | 'destinationBankAccount') =>
    page.getByRole('link', { name: t('backoffice.next.missing', { what: t(`errorWords.missing.${what}`) }) })
  await expect.element(missing('descriptions')).toHaveAttribute('href', expect.stringMatching(/tab=descriptions$/))
  await expect.element(missing('pictures')).toHaveAttribute('href', expect.stringMatching(/tab=multimedia$/))
  await expect.element(missing('documents')).toHaveAttribute('href', expect.stringMatching(/tab=documents$/))
  await expect.element(missing('destinationBankAccount')).toBeVisible()
  await expect.element(page.getByText(t('errorWords.missing.dateEnd'), { exact: true })).toBeVisible()
})

test('a financed project says which payment is next, and how late it is', async () => {
  const paid = givenDistribution({ status: 'paid', number: 1, dueDate: '2026-09-30' })
  const late = givenDistribution({ status: 'planned', number: 2, dueDate: '2026-10-30', daysLate: 22 })
  network.on(api.distributions.list, () => ({ data: [paid, late], total: 2 }))
  const t = await renderOffice(<ProjectNext project={project({ phaseName: 'Financed' })} />, network, {
    resource: 'projects',
  })
  const sentence = t('backoffice.next.payment', { number: 2, date: '30/10/2026' })
  await expect.element(page.getByText(`${sentence} ${t('userTasks.late', { smart_count: 22 })}`)).toBeVisible()
})

test('a closed project has nothing that comes next', async () => {
  const t = await renderOffice(<ProjectNext project={project({ phaseName: 'Closed' })} />, network, {
    resource: 'projects',
  })
  await expect.element(page.getByText(t('backoffice.next.title'))).not.toBeInTheDocument()
})
