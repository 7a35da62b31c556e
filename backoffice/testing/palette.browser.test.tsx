import { Route, Routes } from 'react-router-dom'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { api } from '@cauce/contract'
import type { Role } from '@cauce/contract/permissions.ts'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import { toAddress } from '../src/addresses.ts'
import { renderOffice } from './office.tsx'
import { OfficePagesContext, type OfficePages } from '../src/ui/office-pages.ts'
import { MoreMenu } from '../src/ui/more-menu.tsx'
import { PaletteButton } from '../src/ui/palette/palette-button.tsx'

const pages: OfficePages = {
  toAddress,
  places: [
    {
      key: 'c',
      Icon: PersonIcon,
      label: (t) => t('users.title'),
      pages: [{ path: '/users', resource: 'users', label: (t) => t('users.title') }],
    },
    {
      key: 'h',
      Icon: PersonIcon,
      label: (t) => t('backoffice.layout.places.record'),
      pages: [
        { path: '/audit', resource: 'audit', label: (t) => t('audit.title') },
        { path: '/imports', resource: 'imports', label: (t) => t('imports.title') },
      ],
    },
  ],
  actions: [
    {
      path: '/projects/create',
      resource: 'projects',
      label: (t) => t('backoffice.projects.createTitle'),
    },
  ],
}

const olga = givenUser({ userId: idOf(7), name: 'Olga', surname: 'Prát', phone: '+34600111222' })

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

const show = (role: Role = 'admin', part: ReactNode = null) =>
  renderOffice(
    <OfficePagesContext value={pages}>
      <PaletteButton />
      {part}
      <Routes>
        <Route path="/users/:id/show" element={<p>The page of a customer</p>} />
        <Route path="/audit" element={<p>The activity log</p>} />
        <Route path="*" element={<input aria-label="Field of a page" />} />
      </Routes>
    </OfficePagesContext>,
    network,
    { role },
  )

const open = async (role: Role = 'admin') => {
  const t = await show(role)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field(t)).toHaveFocus()
  await expect.element(page.getByRole('dialog', { name: t('backoffice.palette.title') })).toBeVisible()
  return t
}

type Words = Awaited<ReturnType<typeof renderOffice>>
const field = (t: Words) => page.getByRole('combobox', { name: t('backoffice.palette.placeholder') })
const status = () => page.getByRole('dialog').getByRole('status')

test('a customer is found by a part of the phone number and opened with Enter, with one call', async () => {
  network.on(api.users.list, () => ({ data: [olga], total: 1 }))
  const t = await open()
  await userEvent.fill(field(t), '111222')
  await expect.element(page.getByRole('option', { name: /Olga Prát/ })).toBeInTheDocument()
  expect(network.callsOf(api.users.list).map(({ query }) => query.get('multiSearch'))).toEqual(['111222'])
  await expect.element(status()).toHaveTextContent(t('backoffice.palette.found', { smart_count: 1 }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The page of a customer')).toBeInTheDocument()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('nothing is opened while the answer is awaited', async () => {
  const gate = Promise.withResolvers<void>()
  network.on(api.users.list, async () => {
    await gate.promise
    return { data: [olga], total: 1 }
  })
  const t = await open()
  await userEvent.fill(field(t), 'cl')
  await expect.element(page.getByRole('option', { name: new RegExp(t('users.title')) })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(field(t)).toHaveValue('cl')
  gate.resolve()
  await expect.element(page.getByRole('option', { name: /Olga/ })).toBeInTheDocument()
})

test('a customer is opened before the groups below have their answer', async () => {
  const gate = Promise.withResolvers<void>()
  network.on(api.users.list, () => ({ data: [olga], total: 1 }))
  network.on(api.tickets.list, async () => {
    await gate.promise
    return { data: [], total: 0 }
  })
  const t = await open()
  await userEvent.fill(field(t), '111222')
  await expect.element(page.getByRole('option', { name: /Olga Prát/ })).toBeInTheDocument()
  await expect.element(status()).toHaveTextContent(`${t('common.loading')}…`)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The page of a customer')).toBeInTheDocument()
  gate.resolve()
})

test('the sign > looks among pages and actions only, without a call', async () => {
  const t = await open()
  await userEvent.keyboard('>')
  await userEvent.keyboard(t('audit.title').slice(0, 5))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The activity log')).toBeInTheDocument()
  expect(network.callsOf(api.users.list)).toEqual([])
})

test('what can be done with the record of the page is offered and done', async () => {
  const done = vi.fn()
  await show('admin', <MoreMenu acts={[{ label: 'Zurcir', onChoose: done }]} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox').fill('>zur')
  await expect.element(page.getByRole('option', { name: /Zurcir/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(done).toHaveBeenCalledOnce()
})

test('a manager is offered what they may open', async () => {
  const t = await open('operator')
  await expect.element(page.getByRole('option', { name: new RegExp(t('users.title')) })).toBeInTheDocument()
  expect(page.getByRole('option', { name: new RegExp(t('audit.title')) }).elements()).toEqual([])
  expect(page.getByRole('option', { name: new RegExp(t('backoffice.projects.createTitle')) }).elements()).toEqual([])
})

test('a search that fails says so beside what was found, and is repeated', async () => {
  let isDown = true
  network.on(api.users.list, () => (isDown ? refusal(503, 'unavailable') : { data: [olga], total: 1 }))
  const t = await open()
  await userEvent.keyboard('olga')
  await expect.element(page.getByRole('alert').getByText(t('errors.unavailable'))).toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect.element(page.getByRole('option', { name: /Olga/ })).toBeInTheDocument()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('Escape closes it and gives the focus back, and the key ? lists every shortcut', async () => {
  const t = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: t('backoffice.palette.placeholder') })).toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: t('backoffice.shortcuts.title') })).toBeInTheDocument()
})

test('a number that is typed on a page is searched for at once, without a key before it', async () => {
  network.on(api.users.list, () => ({ data: [olga], total: 1 }))
  const t = await show()
  await expect.element(page.getByRole('button', { name: t('backoffice.palette.placeholder') })).toBeInTheDocument()
  await userEvent.keyboard('111222')
  await expect.element(field(t)).toHaveValue('111222')
  await expect.element(page.getByRole('option', { name: /Olga Prát/ })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The page of a customer')).toBeInTheDocument()
})

test('a number stays in the field in which it is typed', async () => {
  await show()
  const other = page.getByRole('textbox', { name: 'Field of a page' })
  await userEvent.type(other, '600')
  await expect.element(other).toHaveValue('600')
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('single keys can be turned off, and Ctrl+K stays', async () => {
  const t = await open()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  const shortcuts = page.getByRole('dialog', { name: t('backoffice.shortcuts.title') })
  await shortcuts.getByRole('switch', { name: t('backoffice.shortcuts.single') }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(shortcuts).not.toBeInTheDocument()
  await userEvent.keyboard('6/?')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field(t)).toHaveValue('')
})
