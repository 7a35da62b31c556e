import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject } from '@cauce/client/testing/records.ts'
import { givenSettings } from '@cauce/client/testing/settings.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectNext } from './project-next.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

const project = (values: Parameters<typeof givenProject>[0]): ProjectRecord => {
  const record = givenProject({ content: { descriptions: 0, pictures: 0, visibleDocuments: 0 }, ...values })
  return { ...record, id: record.projectId } as ProjectRecord
}

test('a draft says what it lacks, each with a link to where it is added', async () => {
  const draft = project({ phaseName: 'Draft', destinationBankAccount: null, dateEnd: '2199-01-01' })
  const t = await renderOffice(<ProjectNext project={draft} />, network, { resource: 'projects' })
  const missing = (what: 'descriptions' | 'pictures' | 'documents' | 'destinationBankAccount') =>
    page.getByRole('link', { name: t('backoffice.next.missing', { what: t(`errorWords.missing.${what}`) }) })
  await expect.element(missing('descriptions')).toHaveAttribute('href', expect.stringMatching(/show\/descriptions$/))
  await expect.element(missing('pictures')).toHaveAttribute('href', expect.stringMatching(/show\/multimedia$/))
  await expect.element(missing('documents')).toHaveAttribute('href', expect.stringMatching(/show\/documents$/))
  await expect.element(missing('destinationBankAccount')).toBeVisible()
  await expect.element(page.getByText(t('errorWords.missing.dateEnd'), { exact: true })).toBeVisible()
})

describe('the published sheet', () => {
  const show = async (isRequired: boolean, values: Parameters<typeof givenProject>[0]) => {
    network.on(api.settings.read, () => givenSettings({ isSheetRequired: isRequired }))
    const announced = project({ phaseName: 'Next_Opening', ...values })
    const t = await renderOffice(<ProjectNext project={announced} />, network, { resource: 'projects' })
    const what = t('sheetDrafts.published')
    await expect.element(page.getByText(t('errorWords.missing.dateEnd'))).toBeVisible()
    await expect.poll(() => network.callsOf(api.settings.read)).toHaveLength(1)
    return {
      link: page.getByRole('link', { name: t('backoffice.next.missing', { what }) }),
      word: page.getByText(what, { exact: true }),
    }
  }

  test('is missing of a loan, with a link to where it is published', async () => {
    const { link } = await show(true, { isLoan: true, informationSheetId: null })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/show\/information-sheet$/))
  })

  test.each([
    { what: 'another project', isRequired: true, isLoan: false },
    { what: 'a loan where none is required', isRequired: false, isLoan: true },
  ])('is nothing that $what lacks', async ({ isRequired, isLoan }) => {
    const { link, word } = await show(isRequired, { isLoan, informationSheetId: null })
    expect([...link.elements(), ...word.elements()]).toEqual([])
  })
})

test('a suspended offer asks for its correction, and counts nothing that is still to be invested', async () => {
  const irregularity = { state: 'suspended', lastDay: '2026-12-25' } as never
  const open = project({ phaseName: 'Investment', irregularity })
  const t = await renderOffice(<ProjectNext project={open} />, network, { resource: 'projects' })
  await expect.element(page.getByText(t('backoffice.next.suspended', { date: '25/12/2026' }))).toBeVisible()
  expect(page.getByText(/Faltan/).elements()).toEqual([])
})
