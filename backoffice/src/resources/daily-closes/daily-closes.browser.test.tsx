import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { DailyClosesShow } from './daily-closes.tsx'

const hash = '5e88'.repeat(16)
const at = '2026-11-26T01:12:00.000Z'
const close = {
  ...{ dailyCloseId: idOf(1), number: 31, day: '2026-11-25', closedAt: at, checkedAt: at, hash, previousHash: null },
  ...{ postingCount: 12, postingsHash: 'ab'.repeat(32), customers: '1250.00', projects: '300.00', tax: '0.00' },
  ...{ ours: '9.00', unassigned: '0.00', unexplained: '0.00', underWay: '-50.00', bank: '1509.00' },
  ...{ accounts: [{ iban: 'ES9121000418450200051332', toDay: '2026-11-24', closing: '1510.00' }] },
  ...{ stated: '1510.00', openings: '0.00', missing: '0.00', left: '1.00', signedBy: [] },
  exceptions: [{ invariant: 'bankEqualsStatements' as const, count: 1 }],
}

test('an administrator reads what is wrong with a day and signs off the hash that is shown, once', async () => {
  const network = testNetwork()
  let signedBy: { userId: string; name: string; signedAt: string }[] = []
  network.on(api.dailyCloses.read, () => ({ ...close, signedBy }))
  network.on(api.dailyCloses.signOff, () => {
    signedBy = [{ userId: ADMINISTRATOR_ID, name: 'Eva Gil', signedAt: at }]
    return { ...close, signedBy }
  })
  const t = await renderOffice(
    <Routes>
      <Route path="/dailyCloses/:id/show" element={<DailyClosesShow />} />
    </Routes>,
    network,
    { resource: 'dailyCloses', path: `/dailyCloses/${idOf(1)}/show` },
  )
  const invariant = t('reconciliation.invariant.bankEqualsStatements')
  await expect.element(page.getByText(t('dailyCloses.exceptionsOf', { invariant, count: 1 }))).toBeVisible()
  await expect.element(page.getByText(t('dailyCloses.unsigned'))).toBeVisible()
  const button = page.getByRole('button', { name: t('dailyCloses.signOff') })
  await network.pressTwice(button)
  await expect.element(page.getByText('Eva Gil', { exact: false }).first()).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  expect(network.callsOf(api.dailyCloses.signOff)).toMatchObject([{ body: { hash } }])
})
