import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { AddMedia } from './project-media-files.tsx'

const idOf = (number: number) => `01890000-0000-7000-8000-00000000000${number}`
const picture = { src: '/media/a', widthPixels: 8, heightPixels: 6, description: 'Obra', descriptionEn: null }
const at = '2026-11-20T09:00:00.000Z'
const saved = (words: { description: string; descriptionEn: string | null }) => ({
  ...{ projectMediaFileId: idOf(2), projectId: idOf(1), userId: null, order: 0, picture, video: null },
  ...{ createdAt: at, updatedAt: at },
  ...words,
})

async function open() {
  const network = testNetwork()
  const onClose = vi.fn()
  network.on(api.projectMediaFiles.create, ({ body }) => {
    if ((body['file'] as File).name === 'rota.png') return refusal(422, 'picture-unreadable')
    return saved({ description: String(body['description']), descriptionEn: String(body['descriptionEn']) })
  })
  const t = await renderOffice(<AddMedia projectId={idOf(1)} onClose={onClose} />, network, { resource: 'projects' })
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const describe = async (name: string, spanish: string, english: string) => {
    const field = (label: string) => card(name).getByRole('textbox', { name: label, exact: true })
    await field(t('projectMediaFiles.fields.description')).fill(spanish)
    await field(t('projectMediaFiles.fields.descriptionEn')).fill(english)
  }
  return { t, network, onClose, card, describe }
}
const file = (name: string, type = 'image/png', content = 'x') => new File([content], name, { type })

test('several files are described and sent one by one; what is refused stays with its reason, and nothing else is lost', async () => {
  const { t, network, onClose, card, describe } = await open()
  const choose = page.getByLabelText(t('projectMediaFiles.upload.choose')).last()
  await choose.upload([file('fachada.png'), file('rota.png'), file('notas.txt', 'text/plain')])
  await expect.element(card('notas.txt').getByRole('alert')).toBeVisible()
  const send = page.getByRole('button', { name: t('projectMediaFiles.upload.send'), exact: true })
  await send.click()
  await expect.element(card('fachada.png').getByText(t('projectMediaFiles.upload.descriptionMissing'))).toBeVisible()
  const descriptionOf = (name: string) =>
    card(name).getByRole('textbox', { name: t('projectMediaFiles.fields.description'), exact: true })
  await expect.element(descriptionOf('fachada.png')).toHaveFocus()
  await expect.element(descriptionOf('rota.png')).toBeInvalid()
  expect(network.callsOf(api.projectMediaFiles.create)).toEqual([])

  await describe('fachada.png', 'La fachada', 'The front')
  await describe('rota.png', 'El patio', '')
  await network.pressTwice(send)
  await expect.element(page.getByText(t('projectMediaFiles.upload.sent', { smart_count: 1 }))).toBeVisible()
  await expect.element(card('rota.png').getByText(t('errors.picture-unreadable'))).toBeVisible()
  await expect.element(card('fachada.png')).not.toBeInTheDocument()
  expect(network.callsOf(api.projectMediaFiles.create).map(({ body }) => body)).toMatchObject([
    { projectId: idOf(1), description: 'La fachada', descriptionEn: 'The front' },
    { description: 'El patio', descriptionEn: '' },
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('a video that the browser cannot read needs a picture', async () => {
  const { t, network, card, describe } = await open()
  await page
    .getByLabelText(t('projectMediaFiles.upload.choose'))
    .last()
    .upload([file('obra.mp4', 'video/mp4')])
  await describe('obra.mp4', 'La obra', 'The works')
  await page.getByRole('button', { name: t('projectMediaFiles.upload.send'), exact: true }).click()
  await expect.element(card('obra.mp4').getByText(t('projectMediaFiles.upload.posterMissing'))).toBeVisible()
  expect(network.callsOf(api.projectMediaFiles.create)).toEqual([])
})

test('Escape asks before what was chosen and described is lost', async () => {
  const { t, onClose, describe } = await open()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await page
    .getByLabelText(t('projectMediaFiles.upload.choose'))
    .last()
    .upload([file('fachada.png')])
  await describe('fachada.png', 'La fachada', '')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(t('backoffice.unsaved.title'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.unsaved.stay') }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await expect
    .element(page.getByRole('textbox', { name: t('projectMediaFiles.fields.description'), exact: true }))
    .toHaveValue('La fachada')
})
