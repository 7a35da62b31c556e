import { pick, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { defineIsland } from './island.tsx'
import type { ListSource } from './list.store.ts'
import { PagedRows, useList } from './list.tsx'

const t = translator('es')

interface Row {
  readonly id: string
}
type Answer = Awaited<ReturnType<ListSource<Row, string>['load']>>

async function openList() {
  const asked: { readonly filters: string; readonly answer: (page: Answer) => void }[] = []
  const List = defineIsland([], function List() {
    const list = useList<Row, string>(() => ({
      initial: { filters: 'all', rows: [{ id: 'Pera' }], total: 2 },
      idOf: ({ id }) => id,
      load: (filters) => new Promise((answer) => void asked.push({ filters, answer })),
    }))
    return (
      <>
        <button onClick={() => void list.show('red')}>Rojas</button>
        <PagedRows
          list={list}
          failedTitle="Ha fallado"
          failed="Nada se ha perdido."
          shown={`${list.rows.length} de ${list.total}`}
          moreLabel="Ver más"
          empty={<p>No hay ninguna</p>}
        >
          {(rows) => (
            <ul>
              {rows.map(({ id }) => (
                <li key={id}>{id}</li>
              ))}
            </ul>
          )}
        </PagedRows>
      </>
    )
  })
  await render(<List language="es" messages={pick('es', List.nouns)} />)
  return { asked }
}

const pear = page.getByText('Pera')
const announced = (text: string) => page.getByText(text).element().closest('[aria-live]')
const failure = page.getByRole('alert')
const loading = page.getByText(t('forms.loading')).first()

test('rows of another filter are marked while the list loads, and go when it fails', async () => {
  const { asked } = await openList()
  await page.getByRole('button', { name: 'Rojas' }).click()
  await expect.element(loading).toBeVisible()
  expect(pear.element().closest('[data-old]')).not.toBeNull()
  const place = (element: Element) => element.getBoundingClientRect().top
  expect(place(loading.element())).toBeLessThan(place(pear.element()))
  asked[0]!.answer(undefined)
  await expect.element(failure.getByRole('heading', { name: 'Ha fallado' })).toBeVisible()
  await expect.element(pear).not.toBeInTheDocument()
  await expect.element(failure).toBeInViewport()
})

test('only the status is announced, and it says too that there is nothing', async () => {
  const { asked } = await openList()
  expect(announced('Pera')).toBeNull()
  expect(announced('1 de 2')).not.toBeNull()
  await page.getByRole('button', { name: 'Rojas' }).click()
  asked[0]!.answer({ data: [], total: 0 })
  await expect.element(page.getByText('No hay ninguna')).toBeVisible()
  expect(announced('No hay ninguna')).not.toBeNull()
})
