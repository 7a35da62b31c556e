import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import type { VerificationRecord } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { VerificationDecision } from './verification-decision.tsx'

const AT = '2026-11-18T09:30:00.000Z'
const verification: VerificationRecord = {
  id: idOf(800),
  verificationId: idOf(800),
  userId: idOf(7),
  userName: 'Olga Prat',
  status: 'Completed',
  reason: null,
  reasonCode: '106',
  decision: null,
  decisionReason: null,
  decisionData: { person: { firstName: 'OLGA', lastName: 'PRATS', dateOfBirth: '1980-02-03' } },
  attempt: 1,
  action: 'review',
  documents: [
    { type: 'ID_CARD', number: '12345678Z', country: 'ES', validFrom: '2020-01-01', validUntil: '2021-01-01' },
  ],
  earlier: [],
  mediaIds: [idOf(801), idOf(802)],
  createdAt: AT,
  updatedAt: AT,
}

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.users.read, () => givenUser({ name: 'Olga', surname: 'Prat' }))
  network.on(api.verifications.readMedia, drawn)
  network.on(api.verifications.decide, () => ({ ...verification, status: 'Approved' as const }))
})

async function drawn(): Promise<Response> {
  const canvas = new OffscreenCanvas(64, 40)
  canvas.getContext('2d')
  return new Response(await canvas.convertToBlob())
}

async function openDecision(record = verification) {
  let decided: VerificationRecord | undefined
  const t = await renderOffice(
    <VerificationDecision
      record={record}
      onDecided={(answer) => {
        decided = answer
      }}
    />,
    network,
  )
  const approve = page.getByRole('button', { name: t('backoffice.decision.approve') })
  const tick = page.getByRole('checkbox', { name: t('backoffice.verification.compared') })
  const picture = (number: number) =>
    page.getByRole('img', { name: t('backoffice.verification.picture', { number, total: 2 }) })
  return { t, approve, tick, picture, decided: () => decided }
}

test('shows what was registered beside what the document says, and the result of each comparison', async () => {
  const { t } = await openDecision()
  const different = t('backoffice.verification.verdict.different')
  const rows = [
    [t('users.fields.surname'), 'Prat', 'PRATS', different],
    [
      t('backoffice.verification.validUntil'),
      `01/01/2021 ${t('backoffice.verification.validFrom', { day: '01/01/2020' })}`,
      t('backoffice.verification.expired'),
    ],
  ]
  for (const row of rows)
    await expect.element(page.getByRole('row', { name: row.join(' '), exact: true })).toBeVisible()
  await expect
    .element(page.getByText(t('backoffice.verification.agreement', { same: 5, total: 6 }), { exact: true }))
    .toBeVisible()
})

test('the key A leads to each picture that has not been in view, then to the tick, then approves', async () => {
  await page.viewport(1280, 420)
  const { t, approve, tick, picture, decided } = await openDecision()
  const seen = () => page.getByText(t('backoffice.verification.seen'), { exact: true }).elements()
  await expect.element(picture(2)).toBeInTheDocument()
  await expect.poll(seen).toHaveLength(1)
  await userEvent.keyboard('a')
  await expect.poll(seen).toHaveLength(2)
  await userEvent.keyboard('a')
  await expect.element(tick).toHaveFocus()
  await expect.element(page.getByText(t('backoffice.decision.tick'))).toBeVisible()
  await expect.element(approve).toBeDisabled()
  await userEvent.keyboard(' a')
  await expect.poll(decided).toMatchObject({ status: 'Approved' })
  expect(network.callsOf(api.verifications.decide)).toMatchObject([{ body: { decision: 'Approved' } }])
})

test('is not approved while a picture cannot be read', async () => {
  network.on(api.verifications.readMedia, ({ id }) => (id === idOf(802) ? refusal(404, 'not-found') : drawn()))
  const { t, approve, tick, picture } = await openDecision()
  await expect.element(picture(1)).toBeVisible()
  await expect.element(page.getByText(t('errors.not-found'))).toBeVisible()
  await tick.click()
  const seePictures = t('backoffice.verification.seePictures')
  await expect.element(page.getByText(seePictures)).toBeVisible()
  await expect.element(approve).toBeDisabled()
})

test('says that a declined person can repeat it, and asks for what to send again in their language', async () => {
  network.on(api.users.read, () => givenUser({ name: 'Olga', surname: 'Prat', language: 'en' }))
  const { t } = await openDecision()
  const name = 'Olga Prat'
  await expect.element(page.getByText(t('backoffice.verification.consequence', { name }))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.decision.decline') }).click()
  const repeat = t('backoffice.verification.repeat.consequence', { name })
  await expect
    .element(
      page.getByText(`${repeat} ${t('backoffice.verification.repeat.language', { language: 'English' })}`, {
        exact: true,
      }),
    )
    .toBeVisible()
  const expired = page.getByRole('button', { name: t('backoffice.verification.repeat.fault.expired') })
  const portrait = page.getByRole('button', { name: t('backoffice.verification.repeat.fault.portrait') })
  const reason = page.getByRole('textbox', { name: t('verifications.fields.decisionReason') })
  await expired.click()
  await portrait.click()
  await expect.element(portrait).toHaveAttribute('aria-pressed', 'true')
  await portrait.click()
  await expect.element(reason).toHaveValue('Send a valid document: the one we have has expired.')
  await page.getByRole('button', { name: t('backoffice.verification.repeat.submit') }).click()
  await expect
    .poll(() => network.callsOf(api.verifications.decide).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        decision: 'Declined',
        reason: 'Send a valid document: the one we have has expired.',
      }),
    ])
})

test('the history of a second attempt says why the first was declined', async () => {
  const declined = {
    attempt: 1,
    status: 'Declined',
    reason: null,
    decisionReason: 'Reverso borroso',
    updatedAt: AT,
  } as const
  const { t } = await openDecision({ ...verification, attempt: 2, earlier: [declined] })
  const words = t('backoffice.history.attempt', { attempt: 1, status: t('verifications.status.Declined') })
  await expect
    .element(page.getByText(t('backoffice.history.withReason', { words, why: 'Reverso borroso' })))
    .toBeVisible()
})
