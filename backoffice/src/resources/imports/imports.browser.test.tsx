import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import type { ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ImportsCreate } from './imports.tsx'
import { ImportsShow } from './imports-show.tsx'

type Import = Omit<ImportRecord, 'id'>
const AT = '2026-11-20T09:00:00.000Z'
const COLUMNS = [
  'email',
  'name',
  'surname',
  'phone',
  'birthdayAt',
  'nationality',
  'identificationDocumentType',
  'identificationDocumentNumber',
] as const

const given = (values: Partial<Import> = {}): Import => ({
  importId: idOf(30),
  kind: 'customers',
  state: 'uploaded',
  name: 'clientes.csv',
  sha256: 'a'.repeat(64),
  encoding: 'utf-8',
  headings: ['Correo', 'Nombre', 'Apellidos', 'Teléfono', 'Nacimiento', 'País', 'Documento', 'Número'],
  columns: [...COLUMNS],
  mode: 'whole',
  managerId: null,
  managerName: null,
  isInviting: false,
  lineCount: 2,
  goodCount: 0,
  refusedCount: 0,
  doneCount: 0,
  incomes: '0.00',
  withdrawals: '0.00',
  sameFileAt: null,
  createdById: ADMINISTRATOR_ID,
  createdByName: 'Eva Gil',
  createdAt: AT,
  begunByName: null,
  finishedAt: null,
  undoneByName: null,
  updatedAt: AT,
  ...values,
})

const line = (number: number, values: Partial<ImportLineRecord> = {}): Omit<ImportLineRecord, 'id'> => ({
  importLineId: idOf(40 + number),
  importId: idOf(30),
  line: number,
  state: 'good',
  cells: [`uno${number}@correo.example`, 'Uno', 'Prat', '600 123 456', '23/04/1988', 'ES', 'DNI', '1'],
  errors: [],
  userId: null,
  userName: null,
  amount: null,
  recordId: null,
  ...values,
})

let network: TestNetwork
let present: Import
beforeEach(() => {
  network = testNetwork()
  present = given()
  network.on(api.imports.read, () => present)
  network.on(api.importLines.list, () => ({ data: [line(2), line(3)], total: 2 }))
})

const open = () =>
  renderOffice(
    <Routes>
      <Route path="/imports/:id/show" element={<ImportsShow />} />
    </Routes>,
    network,
    { resource: 'imports', path: `/imports/${idOf(30)}/show` },
  )

test('columns are mapped, one that is missing is named, and the check gets what was chosen', async () => {
  present = given({ columns: ['email', ...COLUMNS.slice(1, 7), null] })
  network.on(api.imports.check, () => (present = given({ state: 'checked', goodCount: 2, mode: 'good' })))
  const t = await open()
  await expect.element(page.getByText('uno2@correo.example · uno3@correo.example').first()).toBeVisible()
  const check = page.getByRole('button', { name: t('imports.check'), exact: true })
  await check.click()
  const missing = t('imports.meaning.identificationDocumentNumber')
  await expect.element(page.getByText(t('imports.missing', { fields: missing }))).toBeVisible()
  expect(network.callsOf(api.imports.check)).toHaveLength(0)
  await page.getByRole('combobox', { name: t('imports.meansOf', { heading: 'Número' }) }).click()
  await page.getByRole('option', { name: missing, exact: true }).click()
  await page.getByRole('radio', { name: t('imports.mode.good') }).click()
  await page.getByRole('switch', { name: t('imports.invite') }).click()
  await check.click()
  await expect.element(page.getByRole('button', { name: t('imports.begin', { smart_count: 2 }) })).toBeVisible()
  expect(network.callsOf(api.imports.check).map(({ body }) => body)).toEqual([
    { columns: [...COLUMNS], mode: 'good', managerId: null, isInviting: true },
  ])
})

test('two columns of one meaning are named', async () => {
  present = given({ columns: [...COLUMNS.slice(0, 7), 'email'] })
  const t = await open()
  await page.getByRole('button', { name: t('imports.check'), exact: true }).click()
  await expect.element(page.getByText(t('imports.twice', { field: t('imports.meaning.email') }))).toBeVisible()
})

test('an import that is used cannot be undone, and the dialog says why; a reason is asked for', async () => {
  present = given({ state: 'imported', goodCount: 2 })
  network.on(api.imports.takeBack, () => refusal(409, 'import-followed', {}, { count: '1' }))
  const t = await open()
  await page.getByRole('button', { name: t('imports.undo'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t('imports.undo'), exact: true })
  await confirm.click()
  await expect.element(dialog.getByText(t('errors.reason-required'))).toBeVisible()
  expect(network.callsOf(api.imports.takeBack)).toHaveLength(0)
  const reason = dialog.getByRole('textbox', { name: t('imports.undoReason') })
  await expect.element(reason).toHaveFocus()
  await reason.fill('   ')
  await confirm.click()
  expect(network.callsOf(api.imports.takeBack)).toHaveLength(0)
  await reason.fill('Equivocado')
  await confirm.click()
  await expect.element(dialog.getByText(t('errors.import-followed', { count: '1' }))).toBeVisible()
})

test('refused lines whose content was forgotten cannot be downloaded', async () => {
  present = given({ state: 'undone', goodCount: 1, refusedCount: 1 })
  const refused = line(3, { state: 'refused', cells: null, errors: [{ path: 'email', code: 'email-taken' }] })
  network.on(api.importLines.list, () => ({ data: [refused], total: 1 }))
  const t = await open()
  await expect.element(page.getByText(t('importLines.forgotten'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('imports.download') })).not.toBeInTheDocument()
})

test('a file that was imported before, and one in a code page, are said', async () => {
  present = given({ sameFileAt: AT, encoding: 'macintosh' })
  const t = await open()
  await expect.element(page.getByText(t('imports.readAsCodePage', { encoding: 'Mac OS Roman' }))).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: '20/11/2026' })).toBeVisible()
})

test('a file is uploaded for what was chosen; a refusal stands on the page', async () => {
  network.on(api.imports.create, () => refusal(422, 'import-file-empty'))
  const t = await renderOffice(<ImportsCreate />, network, {
    resource: 'imports',
    path: '/imports/create?kind=movements',
  })
  await expect.element(page.getByText(t('imports.helpMovements'))).toBeVisible()
  await page
    .getByLabelText(t('imports.choose'))
    .last()
    .upload([new File(['a;b'], 'movimientos.csv')])
  await expect.element(page.getByText(t('errors.import-file-empty'))).toBeVisible()
  expect(network.callsOf(api.imports.create).map(({ body }) => body['kind'])).toEqual(['movements'])
  await page
    .getByLabelText(t('imports.choose'))
    .last()
    .upload([new File([''], 'vacio.csv')])
  await expect.element(page.getByText(t('errors.file-empty'))).toBeVisible()
  expect(network.callsOf(api.imports.create)).toHaveLength(1)
})
