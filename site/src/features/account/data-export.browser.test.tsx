import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { defineIsland } from '../../ui/island.tsx'
import { DataExportSection, type DataExport } from './data-export-section.tsx'

const t = translator('es')
const Island = defineIsland(['common', 'dataExports'], DataExportSection)
const button = (key: 'request' | 'cancel' | 'download') =>
  page.getByRole('button', { name: t(`dataExports.${key}`), exact: false })

const copy = (change: Partial<DataExport>): DataExport => ({
  dataExportId: idOf(1),
  state: 'making',
  parts: [
    { part: 'person', done: 14, total: 14 },
    { part: 'money', done: 17, total: 36 },
  ],
  sizeBytes: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  ...change,
})
const ready = copy({ state: 'ready', sizeBytes: 18_400_000, expiresAt: '2026-11-27T09:00:00.000Z' })

let network: TestNetwork
beforeEach(() => {
  network = newNetwork()
})
const show = (...initial: DataExport[]) =>
  render(<Island language="es" messages={pick('es', Island.nouns)} initial={initial} />)

test('a data export is requested once and is listed when ready', async () => {
  network.on(api.dataExports.request, () => ({ exports: [copy({ state: 'queued', parts: [] })] }))
  await show()
  await network.pressTwice(button('request'))
  await expect.element(page.getByText(t('dataExports.making'))).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t('dataExports.title') })).toHaveFocus()
  expect(network.callsOf(api.dataExports.request)).toHaveLength(1)
  network.on(api.dataExports.readState, () => ({ exports: [ready] }))
  await expect.element(button('download')).toBeVisible()
  await expect.element(page.getByText('ZIP, 17,5 MB. Se borra el 27/11/2026.')).toBeVisible()
})

test('an earlier export is shown with its progress, survives a lost connection and can be cancelled', async () => {
  network.on(api.dataExports.readState, () => Promise.reject(new TypeError('Failed to fetch')))
  await show(copy({}))
  await expect.element(page.getByText('17 de 36')).toBeVisible()
  expect(page.getByRole('progressbar').element()).toHaveProperty('value', 62)
  await expect.element(page.getByText(t('dataExports.lost'))).toBeVisible()
  network.on(api.dataExports.cancel, () => {
    network.on(api.dataExports.readState, () => ({ exports: [copy({ state: 'cancelled' })] }))
    return undefined
  })
  await button('cancel').click()
  await expect.element(page.getByText(t('dataExports.states.cancelled'))).toBeVisible()
  expect(network.callsOf(api.dataExports.cancel)).toHaveLength(1)
  await expect.element(button('request')).toBeVisible()
})
