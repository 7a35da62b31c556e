import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, EMPTY_SHEET } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { Role } from '@cauce/contract/permissions.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectSheet } from './project-sheet.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const draft = (change: object = {}) => ({
  projectId: idOf(1),
  identifier: '9598CAUCE0000000001200000057',
  ...EMPTY_SHEET,
  gaps: [],
  publishedVersion: null,
  isChanged: true,
  updatedAt: AT,
  ...change,
})
const sheet = (version: number, change: object = {}) => ({
  informationSheetId: idOf(10 + version),
  projectId: idOf(1),
  projectName: 'Mercado de San Roque',
  version,
  identifier: '9598CAUCE0000000001200000057',
  isMaterial: version > 1,
  changes: version > 1 ? 'El plazo' : null,
  changesEn: null,
  ...{ pages: 4, pagesEn: 4, sha256: 'ab12', sha256En: 'cd34', publishedAt: AT },
  ...change,
})
const document = {
  language: 'es' as const,
  title: 'Ficha de datos fundamentales de la inversión',
  projectName: 'Mercado de San Roque',
  facts: [{ label: 'Promotora', value: 'Levante, S. L.' }],
  warnings: ['No ha sido verificada'],
  footnotes: [],
  sections: [{ letter: 'A' as const, title: 'El promotor y el proyecto', blocks: [] }],
}

const suspension = {
  irregularityId: idOf(90),
  state: 'suspended' as const,
  ...{ irregularity: 'Era de 18 meses', irregularityEn: null, differences: [] },
  ...{ steps: 'Se corrige', stepsEn: null, correction: null, correctionEn: null },
  ...{ suspendedAt: AT, lastDay: '2026-12-20', revocableUntil: AT, endedAt: null },
}

interface Opening {
  readonly role?: Role
  readonly of?: Parameters<typeof givenProject>[0]
}

async function openSheet(change: object = {}, versions: readonly number[] = [], { role = 'admin', of }: Opening = {}) {
  const network = testNetwork()
  network.on(api.sheetDrafts.read, () => draft(change))
  network.on(api.informationSheets.list, () => ({ data: versions.map((one) => sheet(one)), total: versions.length }))
  network.on(api.sheetDrafts.edit, () => draft({ ...change, office: 'Calle Uno' }))
  network.on(api.informationSheets.create, () => sheet(versions.length + 1))
  network.on(api.sheetDrafts.preview, () => ({ document, pages: 7 }))
  const project = { ...givenProject({ projectId: idOf(1), ...of }), id: idOf(1) }
  const t = await renderOffice(<ProjectSheet project={project} />, network, { resource: 'projects', role })
  return { network, t }
}

test('what is missing is said by language, and a sum that does not fit by itself', async () => {
  const { t } = await openSheet({
    gaps: [
      { field: 'activities', language: 'es', problem: 'missing' },
      { field: 'activities', language: 'en', problem: 'missing' },
      { field: 'office', language: null, problem: 'missing' },
      { field: 'useOfFunds', language: null, problem: 'sum' },
    ],
  })
  const fields = t('sheetDrafts.fields.activities')
  await expect.element(page.getByText(t('sheetDrafts.gaps.es', { fields }))).toBeVisible()
  await expect.element(page.getByText(t('sheetDrafts.gaps.en', { fields }))).toBeVisible()
  const office = t('sheetDrafts.fields.office')
  await expect.element(page.getByText(t('sheetDrafts.gaps.none', { fields: office }))).toBeVisible()
  await expect.element(page.getByText(t('sheetDrafts.gaps.sum'))).toBeVisible()
  await expect.element(page.getByText(t('sheetDrafts.whole'))).not.toBeInTheDocument()
})

test('a changed field and a new row are sent with the version that they are based on', async () => {
  const { network, t } = await openSheet()
  await page.getByLabelText(t('sheetDrafts.fields.office')).fill('Calle Uno')
  const list = t('sheetDrafts.fields.useOfFunds')
  await page.getByRole('button', { name: t('sheetDrafts.addRow', { list }) }).click()
  const row = page.getByRole('group', { name: t('sheetDrafts.row', { list, number: 1 }) })
  await row.getByLabelText(t('sheetDrafts.rows.purpose'), { exact: true }).fill('Obra')
  await row.getByLabelText(t('sheetDrafts.rows.amount')).fill('1.250,50')
  await page.getByRole('button', { name: t('common.save') }).click()
  await expect.poll(() => network.callsOf(api.sheetDrafts.edit).length).toBe(1)
  expect(network.callsOf(api.sheetDrafts.edit)[0]!.body).toEqual({
    office: 'Calle Uno',
    useOfFunds: [{ purpose: 'Obra', purposeEn: null, amount: '1250.50' }],
    updatedAt: AT,
  })
})

test('a later version is published once it says what changed, and nothing is ticked before', async () => {
  const { network, t } = await openSheet({ publishedVersion: 1 }, [1])
  await page.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
  const publish = page.getByRole('button', { name: t('sheetDrafts.publish.title', { version: 2 }) })
  const material = page.getByLabelText(t('sheetDrafts.publish.material'))
  await expect.element(material).not.toBeChecked()
  await publish.click()
  await expect.element(page.getByText(t('errors.required'))).toBeVisible()
  expect(network.callsOf(api.informationSheets.create)).toHaveLength(0)
  await page.getByLabelText(`${t('sheetDrafts.publish.changes')} *`).fill('El plazo')
  await material.click()
  await network.pressTwice(publish)
  await expect.poll(() => network.callsOf(api.informationSheets.create).length).toBe(1)
  expect(network.callsOf(api.informationSheets.create)[0]!.body).toMatchObject({
    changes: 'El plazo',
    changesEn: null,
    isMaterial: true,
  })
})

test('a correction of a material error says what was wrong, and only then', async () => {
  const { network, t } = await openSheet({ publishedVersion: 1 }, [1])
  await page.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
  const corrects = page.getByLabelText(t('sheetDrafts.publish.corrects'))
  await expect.element(corrects).not.toBeInTheDocument()
  await page.getByLabelText(t('sheetDrafts.publish.material')).click()
  await expect.element(corrects).not.toBeChecked()
  await corrects.click()
  await expect.element(page.getByText(t('sheetDrafts.publish.correctsNotice'))).toBeVisible()
  await page.getByLabelText(`${t('sheetDrafts.publish.changes')} *`).fill('El plazo')
  const publish = page.getByRole('button', { name: t('sheetDrafts.publish.title', { version: 2 }) })
  await publish.click()
  await expect.element(page.getByText(t('errors.required'))).toBeVisible()
  expect(network.callsOf(api.informationSheets.create)).toHaveLength(0)
  await page.getByLabelText(`${t('sheetDrafts.publish.irregularity')} *`).fill('Era de 18 meses')
  await publish.click()
  await expect.poll(() => network.callsOf(api.informationSheets.create).length).toBe(1)
  expect(network.callsOf(api.informationSheets.create)[0]!.body).toMatchObject({
    ...{ changes: 'El plazo', isMaterial: true, irregularity: 'Era de 18 meses', irregularityEn: null },
  })
})

test('a correction of a suspended offer lets it go on only if the administrator says so', async () => {
  const { network, t } = await openSheet({ publishedVersion: 1 }, [1], { of: { irregularity: suspension } })
  await page.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
  await page.getByLabelText(`${t('sheetDrafts.publish.changes')} *`).fill('El plazo')
  await page.getByLabelText(t('sheetDrafts.publish.material')).click()
  const resumes = page.getByLabelText(t('sheetDrafts.publish.resumes'))
  await expect.element(resumes).not.toBeChecked()
  await resumes.click()
  await page.getByRole('button', { name: t('sheetDrafts.publish.title', { version: 2 }) }).click()
  await expect.poll(() => network.callsOf(api.informationSheets.create).length).toBe(1)
  const { body } = network.callsOf(api.informationSheets.create)[0]!
  expect(body).toMatchObject({ changes: 'El plazo', isMaterial: true, endsSuspension: true })
  expect(body).not.toHaveProperty('irregularity')
})

test('a sheet that lacks English texts is not offered in English', async () => {
  const { t } = await openSheet({ gaps: [{ field: 'activities', language: 'en', problem: 'missing' }] })
  await page.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
  await expect.element(page.getByLabelText(t('sheetDrafts.publish.english'))).not.toBeChecked()
})

test('the preview shows the sheet and says that it is too long', async () => {
  const { t } = await openSheet()
  await page.getByRole('button', { name: t('sheetDrafts.preview.open') }).click()
  await expect.element(page.getByText(t('sheetDrafts.preview.tooLong', { pages: 7, maximum: 6 }))).toBeVisible()
  await expect.element(page.getByText('No ha sido verificada')).toBeVisible()
})

test('a manager reads what administrators publish, and edits only their own projects', async () => {
  const { t } = await openSheet({}, [], { role: 'operator' })
  await expect.element(page.getByText(t('sheetDrafts.readOnly'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('sheetDrafts.publish.open') })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: t('sheetDrafts.preview.open') })).toBeVisible()
})
