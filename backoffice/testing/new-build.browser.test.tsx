import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { UserNotePatch } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID } from '@cauce/client/testing/records.ts'
import { useActor } from '../src/ui/ability.ts'
import { TextInput } from '../src/ui/form/inputs.tsx'
import { RecordForm } from '../src/ui/form/record-form.tsx'
import { renderOffice } from './office.tsx'
import { watchNewBuild } from '../src/providers/new-build.ts'

const BEGINNING = '/admin/assets/index-1a2b.js'
const reload = vi.fn()
/** What the server answers about the script that the page began with. */
let answer: () => Promise<Response>
let end: () => void
const beginning = document.createElement('script')

const watch = () =>
  watchNewBuild({ reload, fetch: (address) => (address === BEGINNING ? answer() : Promise.resolve(new Response())) })
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  beginning.type = 'module'
  beginning.setAttribute('src', BEGINNING)
  document.body.append(beginning)
  end = watch()
})
afterEach(() => {
  end()
  beginning.remove()
})

const respond = (status: number) => () => Promise.resolve(new Response(null, { status }))
const missPart = () => window.dispatchEvent(new Event('vite:preloadError'))
/** What the browser would be asked before the page goes. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

function NoteForm() {
  const actor = useActor()
  return (
    <RecordForm schema={UserNotePatch}>
      <TextInput source="text" />
      {actor && <p>{actor.userId}</p>}
    </RecordForm>
  )
}

async function typeNote() {
  const t = await renderOffice(<NoteForm />, testNetwork(), { resource: 'userNotes' })
  const field = page.getByRole('textbox', { name: t('userNotes.fields.text') })
  // What is typed is kept for the person, who must be known.
  await expect.element(page.getByText(ADMINISTRATOR_ID)).toBeVisible()
  await field.fill('Llamar el lunes')
  await expect.poll(asksBeforeLeaving).toBe(true)
  return { t, field }
}

test('a page of a replaced build is loaded again once, without a question, and what was typed is there', async () => {
  answer = respond(404)
  const { t } = await typeNote()
  missPart()
  missPart()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(asksBeforeLeaving()).toBe(false)
  const after = await renderOffice(<NoteForm />, testNetwork(), { resource: 'userNotes' })
  await expect.element(page.getByText(after('backoffice.typedIsBack'))).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: t('userNotes.fields.text') }).last())
    .toHaveValue('Llamar el lunes')
  // The page that has come is of the same build: it is not loaded again and again.
  end()
  end = watch()
  missPart()
  await expect.poll(asksBeforeLeaving).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  { why: 'the server has what the page began with', respond: respond(200) },
  { why: 'the server fails', respond: respond(503) },
  { why: 'there is no network', respond: () => Promise.reject(new TypeError('Failed to fetch')) },
])('the page stays, and asks before it is left, where $why', async ({ respond: of }) => {
  let isAsked = false
  answer = () => {
    isAsked = true
    return of()
  }
  await typeNote()
  missPart()
  await expect.poll(() => isAsked).toBe(true)
  await expect.poll(() => Object.keys(sessionStorage).filter((name) => name.startsWith('typed:'))).toEqual([])
  expect(reload).not.toHaveBeenCalled()
  expect(asksBeforeLeaving()).toBe(true)
})
