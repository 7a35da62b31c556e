import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { TakeBack } from './take-back.tsx'

const statement = {
  ...{ statementId: idOf(7), fileId: idOf(8), fileName: 'noviembre.xml', iban: 'ES9121000418450200051332' },
  ...{ fromDay: '2026-11-09', toDay: '2026-11-10' },
}
const file = {
  ...{
    fileId: idOf(9),
    name: 'extracto.xml',
    state: 'imported' as const,
    statements: [],
    reason: null,
  },
  ...{
    lineCount: 2,
    credits: '50.00',
    debits: '-20.00',
    decided: [],
    decidedCount: 0,
    joinedBy: [] as (typeof statement)[],
  },
  ...{
    first: null,
    takenBack: null,
  },
}

async function open(changes: Partial<typeof file> = {}) {
  const network = testNetwork()
  network.on(api.bankFiles.readTakeBack, () => ({ ...file, ...changes }))
  network.on(api.bankFiles.takeBack, () => ({ ...file, ...changes }))
  const t = await renderOffice(<TakeBack fileId={file.fileId} />, network, { resource: 'bankStatements' })
  return { t, network, button: page.getByRole('button', { name: t('bankFiles.takeBack.button') }) }
}

test('an administrator proposes to take a file back, with a reason', async () => {
  const { t, network, button } = await open()
  await button.click()
  const dialog = page.getByRole('dialog', { name: t('bankFiles.takeBack.of', { name: 'extracto.xml' }) })
  await expect.element(dialog.getByText('50,00', { exact: false })).toBeVisible()
  const propose = dialog.getByRole('button', { name: t('bankFiles.takeBack.propose') })
  await propose.click()
  await expect.element(dialog.getByText(t('errors.reason-required'))).toBeVisible()
  await dialog.getByRole('textbox').fill('Es de otra empresa')
  await propose.click()
  await expect.element(page.getByText(t('bankFiles.takeBack.proposed'))).toBeVisible()
  expect(network.callsOf(api.bankFiles.takeBack).map(({ body }) => body)).toEqual([{ reason: 'Es de otra empresa' }])
})

test('what is to be undone first is listed, and leads there', async () => {
  const { t, button } = await open({ decidedCount: 3, joinedBy: [statement] })
  await button.click()
  await expect.element(page.getByRole('link', { name: 'noviembre.xml', exact: false })).toBeVisible()
  const words = t('bankFiles.takeBack.decided', { smart_count: 3, count: '3' })
  await expect.element(page.getByRole('link', { name: words })).toBeVisible()
  expect(page.getByRole('button', { name: t('bankFiles.takeBack.propose') }).query()).toBeNull()
})
