import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, givenUser, idOf } from '@cauce/client/testing/records.ts'
import type { Examination, ExaminationAccess } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { waitingAccess as waiting } from '../../../testing/access.ts'
import { Examinations } from './examinations.tsx'

const ownWaiting = { ...waiting, requestedBy: ADMINISTRATOR_ID, requestedByName: 'Eva Gil' }
const own: ExaminationAccess = {
  ...ownWaiting,
  state: 'granted',
  isOpen: true,
  decidedBy: idOf(31),
  decidedByName: 'Teresa Olmedo',
  decidedAt: '2026-11-20T09:10:00.000Z',
  endsAt: '2026-11-20T17:10:00.000Z',
}
const summary = {
  examinationId: idOf(71),
  number: 4,
  state: 'open',
  userId: idOf(20),
  userName: 'Olga Prat',
  createdAt: '2026-11-20T09:20:00.000Z',
} as const
const whole: Examination = {
  ...summary,
  reason: 'Tres ingresos de terceros',
  begunByName: 'Eva Gil',
  entries: [],
  records: [{ act: 'opened', actorName: 'Eva Gil', address: '192.0.2.4', createdAt: summary.createdAt }],
}
const noted = {
  entryId: idOf(72),
  kind: 'finding',
  text: 'Doce ingresos',
  isReported: null,
  reportedOn: null,
  reportReference: null,
  authorName: 'Eva Gil',
  createdAt: summary.createdAt,
} as const

let network: TestNetwork
let accesses: ExaminationAccess[]
let isAlone: boolean
beforeEach(() => {
  network = testNetwork()
  accesses = []
  isAlone = false
  network.on(api.examinationAccesses.readAll, () => ({ accesses, isAlone }))
  network.on(api.examinations.readAll, () => ({ examinations: [summary] }))
  network.on(api.examinations.read, () => whole)
})
const open = (path = '/examinations') => renderOffice(<Examinations />, network, { path })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

test('who has no access asks for it with a reason, once, and reads nothing', async () => {
  network.on(api.examinationAccesses.ask, () => {
    accesses = [ownWaiting]
    return ownWaiting
  })
  await open()
  await button('Pedir acceso').click()
  await dialog.getByRole('button', { name: 'Pedir acceso' }).click()
  await expect.element(dialog.getByText('motivo', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox').fill('Revisión del trimestre')
  await network.pressTwice(dialog.getByRole('button', { name: 'Pedir acceso' }))
  await expect.element(page.getByText('Falta que otra persona', { exact: false })).toBeVisible()
  await expect.element(button('Dar acceso')).not.toBeInTheDocument()
  expect(network.callsOf(api.examinationAccesses.ask).map(({ body }) => body)).toEqual([
    { reason: 'Revisión del trimestre' },
  ])
  expect(network.callsOf(api.examinations.readAll)).toEqual([])
})

test('another administrator gives or refuses access', async () => {
  accesses = [waiting]
  network.on(api.examinationAccesses.step, () => waiting)
  await open()
  await button('Dar acceso').click()
  await expect.element(dialog.getByText('Para qué: Revisión del trimestre', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Dar acceso' }).click()
  await button('No dar acceso').click()
  await dialog.getByRole('button', { name: 'No dar acceso' }).click()
  await expect
    .poll(() => network.callsOf(api.examinationAccesses.step).map(({ body }) => body))
    .toEqual([{ action: 'grant' }, { action: 'refuse' }])
})

test('the only administrator reads that it takes two', async () => {
  isAlone = true
  await open()
  await expect.element(page.getByText('Para abrir los exámenes hacen falta dos', { exact: false })).toBeVisible()
  await expect.element(button('Pedir acceso')).not.toBeInTheDocument()
})

test('who has access reads the list once, and ends the access', async () => {
  accesses = [own]
  network.on(api.examinationAccesses.step, () => {
    accesses = [{ ...own, state: 'ended', isOpen: false }]
    return accesses[0]!
  })
  await open()
  await expect.element(page.getByRole('link', { name: 'Examen 4 · Olga Prat' })).toBeVisible()
  await button('Terminar el acceso').click()
  await dialog.getByRole('button', { name: 'Terminar el acceso' }).click()
  await expect.element(page.getByText('Ahora no tiene acceso.')).toBeVisible()
  await expect.element(page.getByText('Olga Prat', { exact: false })).not.toBeInTheDocument()
  expect(network.callsOf(api.examinations.readAll)).toHaveLength(1)
})

test('a new examination names the customer and what is unusual', async () => {
  accesses = [own]
  const customer = givenUser({ userId: idOf(20), name: 'Olga', surname: 'Prat' })
  network.on(api.users.list, () => ({ data: [customer], total: 1 }))
  network.on(api.examinations.create, () => whole)
  await open()
  await button('Abrir un examen').click()
  await dialog.getByRole('button', { name: 'Abrir un examen' }).click()
  await expect.element(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('combobox').fill('olga')
  await page.getByRole('option', { name: 'Olga Prat' }).click()
  await dialog.getByRole('textbox', { name: 'Qué llama la atención' }).fill('Tres ingresos de terceros')
  await network.pressTwice(dialog.getByRole('button', { name: 'Abrir un examen' }))
  await expect.element(page.getByText('lo leyó', { exact: false })).toBeVisible()
  expect(network.callsOf(api.examinations.create).map(({ body }) => body)).toEqual([
    { userId: idOf(20), reason: 'Tres ingresos de terceros' },
  ])
})

test('what was looked at is noted, and the conclusion says whether it was reported', async () => {
  accesses = [own]
  network.on(api.examinations.note, () => ({ ...whole, entries: [noted] }))
  network.on(api.examinations.conclude, () => ({ ...whole, state: 'concluded' as const }))
  await open(`/examinations?id=${summary.examinationId}`)
  await button('Anotar').click()
  await dialog.getByRole('textbox').fill('Doce ingresos')
  await dialog.getByRole('button', { name: 'Anotar' }).click()
  await expect.element(page.getByText('Doce ingresos')).toBeVisible()
  await button('Concluir').click()
  await dialog.getByRole('textbox', { name: 'Conclusión' }).fill('Hay indicios')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Sí' }).click()
  await dialog.getByRole('textbox', { name: 'Referencia' }).fill('F19-44')
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(button('Abrir de nuevo')).toBeVisible()
  expect(network.callsOf(api.examinations.conclude).map(({ body }) => body)).toMatchObject([
    { text: 'Hay indicios', isReported: true, reportReference: 'F19-44' },
  ])
})

test('all that a conclusion lacks is said at once, and nothing is sent', async () => {
  accesses = [own]
  const t = await open(`/examinations?id=${summary.examinationId}`)
  await button('Concluir').click()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Sí' }).click()
  const field = (name: 'conclusion' | 'reportedOn' | 'reportReference') =>
    dialog.getByRole('textbox', { name: t(`examinations.${name}`), exact: false })
  await field('reportedOn').fill('01/01/2199')
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  for (const name of ['conclusion', 'reportReference'] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(t('errors.required'))
  await expect.element(field('reportedOn')).toHaveAccessibleDescription(/posterior/)
  expect(network.callsOf(api.examinations.conclude)).toEqual([])
})

test('a dialog stays below the pointer when the notice of what was done before goes', async () => {
  accesses = [own]
  network.on(api.examinations.note, () => ({ ...whole, entries: [noted] }))
  const t = await open(`/examinations?id=${summary.examinationId}`)
  await button('Anotar').click()
  await dialog.getByRole('textbox').fill('Doce ingresos')
  await dialog.getByRole('button', { name: 'Anotar' }).click()
  const notice = page.getByText(t('examinations.noted'))
  await expect.element(notice).toBeVisible()
  const placeOf = () => dialog.getByRole('combobox').element().getBoundingClientRect().y
  ;(button('Concluir').element() as HTMLElement).click()
  await expect.element(dialog.getByRole('combobox')).toBeVisible()
  expect(notice.query()).not.toBeNull()
  const before = placeOf()
  // A press anywhere closes the notice.
  await dialog.getByRole('textbox').click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(placeOf()).toBe(before)
})

test('a concluded examination is opened again with what is new', async () => {
  accesses = [own]
  network.on(api.examinations.read, () => ({ ...whole, state: 'concluded' as const }))
  network.on(api.examinations.reopen, () => whole)
  await open(`/examinations?id=${summary.examinationId}`)
  await button('Abrir de nuevo').click()
  await dialog.getByRole('textbox', { name: 'Qué hay de nuevo' }).fill('Un ingreso nuevo')
  await dialog.getByRole('button', { name: 'Abrir de nuevo' }).click()
  await expect.element(button('Concluir')).toBeVisible()
})

test('an access that ended elsewhere closes what was open with the reason', async () => {
  accesses = [own]
  network.on(api.examinations.read, () => refusal(403, 'access-needed'))
  await open(`/examinations?id=${summary.examinationId}`)
  await expect.element(page.getByRole('alert')).toBeVisible()
})
