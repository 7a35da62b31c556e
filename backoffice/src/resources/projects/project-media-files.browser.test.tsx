import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectMediaFiles } from './project-media-files.tsx'

const AT = '2026-11-18T09:30:00.000Z'
const names = ['Fachada', 'Patio', 'Cocina']

let network: TestNetwork
let order: number[]
beforeEach(() => {
  order = [0, 1, 2]
  network = testNetwork()
  const media = (index: number) => ({
    projectMediaFileId: idOf(900 + index),
    projectId: idOf(20),
    userId: null,
    description: names[index]!,
    descriptionEn: null,
    order: order[index]!,
    picture: {
      src: '/pictures/none',
      widthPixels: 960,
      heightPixels: 600,
      description: names[index]!,
      descriptionEn: null,
    },
    video: null,
    createdAt: AT,
    updatedAt: AT,
  })
  network.on(api.projectMediaFiles.list, () => ({
    data: [0, 1, 2].map(media).toSorted((one, other) => one.order - other.order) as never,
    total: 3,
  }))
  network.on(api.projectMediaFiles.edit, ({ id, body }) => {
    const index = [0, 1, 2].find((each) => idOf(900 + each) === id)!
    const places = [0, 1, 2].filter((each) => each !== index).toSorted((one, other) => order[one]! - order[other]!)
    places.splice(Number(body['order']), 0, index)
    order = [0, 1, 2].map((each) => places.indexOf(each))
    return media(index) as never
  })
})

async function openPictures() {
  const project = { ...givenProject(), id: givenProject().projectId } as ProjectRecord
  const t = await renderOffice(<ProjectMediaFiles project={project} />, network, {
    resource: 'projects',
  })
  const button = (step: 'moveUp' | 'moveDown') =>
    page.getByRole('button', { name: t(`backoffice.${step}`, { name: 'Fachada' }) })
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => names.find((name) => textContent.includes(name)))
  await expect.element(button('moveDown')).toBeVisible()
  return { shown, button }
}

test('a picture that is moved by the keyboard keeps the focus, to its end and back', async () => {
  const { shown, button } = await openPictures()
  ;(button('moveDown').element() as HTMLElement).focus()
  for (const wanted of [
    ['Patio', 'Fachada', 'Cocina'],
    ['Patio', 'Cocina', 'Fachada'],
    // It is the last: nothing moves, and the focus stays.
    ['Patio', 'Cocina', 'Fachada'],
  ]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual(wanted)
    await expect.element(button('moveDown')).toHaveFocus()
    await expect.element(button('moveUp')).toHaveAttribute('aria-disabled', 'false')
  }
  expect(network.callsOf(api.projectMediaFiles.edit)).toHaveLength(2)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.poll(shown).toEqual(['Patio', 'Fachada', 'Cocina'])
  await expect.element(button('moveUp')).toHaveFocus()
})

test('a picture that was moved goes back to its place', async () => {
  const { shown, button } = await openPictures()
  await button('moveDown').click()
  await expect.poll(shown).toEqual(['Patio', 'Fachada', 'Cocina'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(shown).toEqual(['Fachada', 'Patio', 'Cocina'])
})
