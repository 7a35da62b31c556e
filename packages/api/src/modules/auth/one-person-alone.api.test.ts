import { testApp } from '@cauce/testing'
import { getTableName } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../database/index.ts'
import * as schema from '../../database/schema/auth.ts'
import { uuidv7 } from '../../ids.ts'
import { equippedPerson } from './testing/equipped-person.ts'
import { deleteDevice, deleteDevicesOf } from './devices/devices.queries.ts'
import { deleteEmailChangeOf, saveEmailChange } from './email-changes/index.ts'
import { deleteMailedLinksOf, spendMailedLink } from './mailed-links/index.ts'
import { deletePasskeysOf, spendChallenge } from './passkeys/passkeys.queries.ts'
import * as sessions from './sessions/sessions.queries.ts'
import { deleteLoginPlacesOf } from './throttling/index.ts'
import * as tallies from './throttling/throttling.queries.ts'
import * as codes from './totps/totps.queries.ts'
import { confirmTotp, deleteSetup, deleteTotpsOf, spendStep, totpRows } from './totps/totps.queries.ts'

/** A lost condition would reach other rows of that person, or another person's. */
type Equipped = Awaited<ReturnType<typeof equippedPerson>>
type Write = readonly [
  title: string,
  changed: Readonly<Record<string, number>>,
  write: (tx: Transaction, person: Equipped) => Promise<unknown>,
]
const NOW = new Date('2030-01-01T00:00:00Z')
const keyOf = ({ userId }: Equipped) => ({ purpose: 'code', subject: userId, place: '192.0.2.1' }) as const
const setupOf = async (tx: Transaction, { setupId }: Equipped) => (await totpRows.find(tx, setupId))!

const WRITES: readonly Write[] = [
  [
    'a session changes',
    { sessions: 1 },
    (tx, { present }) => sessions.updateSession(tx, present, { stage: 'pending' }),
  ],
  ['a session is used', { sessions: 1 }, (tx, { present }) => sessions.touchSession(tx, present, NOW)],
  ['a session writes', { sessions: 1 }, (tx, { present }) => sessions.updatePosition(tx, present)],
  [
    'a session ends',
    { sessions: 1, totps: 1, passkey_challenges: 2 },
    (tx, { present, userId }) => sessions.deleteSession(tx, present, userId),
  ],
  ['a token ends', { sessions: 1 }, (tx, { tokenOf }) => sessions.deleteSessionByToken(tx, tokenOf('with code'))],
  [
    'all other sessions end',
    { sessions: 3, totps: 1 },
    (tx, { userId, present }) => sessions.endSessions(tx, userId, present),
  ],
  [
    'all sessions end',
    { sessions: 4, totps: 2, passkey_challenges: 2 },
    (tx, { userId }) => sessions.endSessions(tx, userId),
  ],
  ['the sessions of a device end', { sessions: 2 }, (tx, { laptop }) => sessions.endSessionsOfDevice(tx, laptop, null)],
  [
    'a device is removed',
    { devices: 1, sessions: 2 },
    (tx, { userId, laptop }) => deleteDevice(tx, userId, { deviceId: laptop }),
  ],
  [
    'a device is replaced',
    { devices: 1 },
    (tx, { userId, tokenOf }) => deleteDevice(tx, userId, { token: tokenOf('phone') }),
  ],
  ['all devices are removed', { devices: 2, sessions: 2 }, (tx, { userId }) => deleteDevicesOf(tx, userId)],
  ['all passkeys are removed', { passkeys: 2 }, (tx, { userId }) => deletePasskeysOf(tx, userId)],
  [
    'a challenge is answered',
    { passkey_challenges: 1 },
    (tx, { present, tokenOf }) =>
      spendChallenge(tx, { challengeHash: tokenOf('challenge'), purpose: 'prove', sessionId: present }, NOW),
  ],
  ['an app is removed', { totps: 3, recovery_codes: 2 }, (tx, { userId }) => deleteTotpsOf(tx, userId)],
  ['a set-up is abandoned', { totps: 1 }, (tx, { present }) => deleteSetup(tx, present)],
  [
    'a set-up is confirmed',
    { totps: 3, recovery_codes: 2 },
    async (tx, person) => confirmTotp(tx, await setupOf(tx, person), 7, NOW),
  ],
  ['a step is used', { totps: 1 }, (tx, { totpId }) => spendStep(tx, totpId, 7)],
  ['shown codes are forgotten', { sessions: 1 }, (tx, { userId }) => codes.forgetSealedCodes(tx, userId)],
  [
    'a recovery code is used',
    { recovery_codes: 1 },
    (tx, { totpId }) => codes.spendRecoveryCodeRow(tx, totpId, 'one', NOW),
  ],
  [
    'recovery codes are replaced',
    { recovery_codes: 2 },
    (tx, { totpId }) =>
      codes.replaceRecoveryCodes(tx, totpId, [{ recoveryCodeId: uuidv7(NOW), totpId, codeHash: 'new' }]),
  ],
  [
    'links of a purpose are void',
    { mailed_links: 2 },
    (tx, { userId }) => deleteMailedLinksOf(tx, userId, 'confirmEmail'),
  ],
  ['all links are void', { mailed_links: 3 }, (tx, { userId }) => deleteMailedLinksOf(tx, userId)],
  [
    'a link is used',
    { mailed_links: 1 },
    (tx, { tokenOf }) => spendMailedLink(tx, tokenOf('link 2'), 'resetPassword', NOW),
  ],
  ['a change of e-mail is forgotten', { email_changes: 1 }, (tx, { userId }) => deleteEmailChangeOf(tx, userId)],
  [
    'a change of e-mail is replaced',
    { email_changes: 1 },
    (tx, { userId, email }) =>
      saveEmailChange(tx, {
        userId,
        formerEmail: email,
        newEmail: 'other@example.org',
        createdAt: NOW,
        confirmedAt: null,
      }),
  ],
  [
    'failures are counted',
    { login_attempts: 1 },
    (tx, person) => tallies.saveTally(tx, keyOf(person), { failures: 9, lastFailedAt: NOW, blockedUntil: NOW }),
  ],
  ['a failure is undone', { login_attempts: 1 }, (tx, person) => tallies.takeBackFailure(tx, keyOf(person))],
  ['failures at a place are forgotten', { login_attempts: 1 }, (tx, person) => tallies.deleteTally(tx, keyOf(person))],
  ['failures are forgotten', { login_attempts: 2 }, (tx, { userId }) => tallies.deleteTalliesOf(tx, 'code', userId)],
  ['places are forgotten', { login_places: 2 }, (tx, { userId }) => deleteLoginPlacesOf(tx, userId)],
]

const app = testApp()
let person: Equipped
beforeAll(async () => {
  person = await equippedPerson(app)
  await equippedPerson(app)
})

const tables = Object.values(schema).map(getTableName)
const rowsOf = async (tx: Transaction) => {
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await tx.execute<{ row: string }>(`select '${table} ' || t::text as row from "${table}" t`)
    found.push(...rows.map(({ row }) => row))
  }
  return found
}

test.each(WRITES)('when %s, only these rows change: %j', async (_, changed, write) => {
  const undone = new Error('undone')
  const lost: string[] = []
  const trying = inTransaction(app.kernel.database, async (tx) => {
    const before = await rowsOf(tx)
    await write(tx, person)
    const after = new Set(await rowsOf(tx))
    lost.push(...before.filter((row) => !after.has(row)))
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
  const counted = Object.groupBy(lost, (row) => row.split(' ')[0]!)
  expect(Object.fromEntries(Object.entries(counted).map(([table, rows]) => [table, rows!.length]))).toEqual(changed)
})
