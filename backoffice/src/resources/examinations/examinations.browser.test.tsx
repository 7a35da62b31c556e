import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
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

test('the only administrator reads that it takes two', async () => {
  isAlone = true
  await open()
  await expect.element(page.getByText('Para abrir los exámenes hacen falta dos', { exact: false })).toBeVisible()
  await expect.element(button('Pedir acceso')).not.toBeInTheDocument()
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
