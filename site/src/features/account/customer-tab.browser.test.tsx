import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import type { TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { CustomerTabIsland } from './customer-tab.tsx'

const t = translator('es')
const start = page.getByRole('button', { name: t('verifications.identity.start'), exact: false })
const resend = page.getByRole('button', { name: t('users.profile.resendConfirmation'), exact: false })

let network: TestNetwork
beforeEach(() => {
  network = newNetwork()
})

const showTab = (isEmailConfirmed: boolean, remaining = 10) =>
  render(
    <CustomerTabIsland
      language="es"
      messages={pick('es', CustomerTabIsland.nouns)}
      user={givenUser({ isEmailConfirmed, verificationStatus: 'NotVerified' })}
      latestVerification={undefined}
      sessions={[]}
      devices={[]}
      passkeys={[]}
      emailChange={null}
      dataExports={[]}
      closing={{ closing: null, closesAt: '2026-11-27T09:00:00.000Z', kept: [] }}
      codes={{ since: '2026-03-03T09:00:00.000Z', remaining }}
      now="2026-11-20T09:00:00.000Z"
    />,
  )

test('an unconfirmed e-mail offers to resend the link before the identity verification', async () => {
  network.on(api.sessions.resendConfirmation, () => undefined)
  await showTab(false)
  await expect.element(page.getByText(t('users.profile.emailUnconfirmed'))).toBeVisible()
  await expect.element(start).not.toBeInTheDocument()
  await resend.click()
  await expect.poll(() => network.callsOf(api.sessions.resendConfirmation)).toHaveLength(1)
})

test('a person whose e-mail is confirmed starts the verification', async () => {
  const url = `#/verification/sandbox/${idOf(9)}`
  network.on(api.verifications.start, () => ({ verificationId: idOf(9), url }))
  await showTab(true)
  await expect.element(resend).not.toBeInTheDocument()
  await start.click()
  await expect.poll(() => network.callsOf(api.verifications.start)).toHaveLength(1)
})

test.each([
  { remaining: 4, words: 'Le quedan 4 de los diez códigos de recuperación.', isFew: false },
  { remaining: 3, words: 'Le quedan 3 de los diez códigos de recuperación.', isFew: true },
])(
  'the profile counts $remaining recovery codes, and advises new ones when few are left',
  async ({ remaining, words, isFew }) => {
    await showTab(true, remaining)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText('desde el 03/03/2026', { exact: false })).toBeVisible()
    expect(page.getByText(t('totps.security.few')).elements()).toHaveLength(isFew ? 1 : 0)
    await expect
      .element(page.getByRole('link', { name: t('totps.security.renew') }))
      .toHaveAttribute('href', '/auth/new-recovery-codes')
    await expect
      .element(page.getByRole('link', { name: t('totps.security.change') }))
      .toHaveAttribute('href', '/auth/change-device?next=%2Fuser%2Fprofile')
  },
)
