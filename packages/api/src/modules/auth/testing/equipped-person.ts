import { given, type TestApp } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import * as schema from '../../../database/schema/auth.ts'
import { uuidv7 } from '../../../ids.ts'
import { hashOfToken } from '../../../platform/tokens.ts'

const LATER = new Date('2031-01-01T00:00:00Z')

export async function equippedPerson(app: TestApp) {
  const { kernel, clock } = app
  const { database } = kernel
  const now = clock.now()
  const id = () => uuidv7(now)
  const email = `${id()}@example.org`
  const { userId } = await given(app).person({ email })
  await database.delete(schema.sessions).where(eq(schema.sessions.userId, userId))
  const tokenOf = (name: string) => `${name} of ${userId}`
  const devices = ['laptop', 'phone'].map((name) => ({
    deviceId: id(),
    userId,
    tokenHash: hashOfToken(tokenOf(name)),
    name,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: LATER,
  }))
  await database.insert(schema.devices).values(devices)
  const laptop = devices[0]!.deviceId
  const sessions = ['present', 'elsewhere', 'without code', 'with code'].map((name) => ({
    sessionId: id(),
    tokenHash: hashOfToken(tokenOf(name)),
    userId,
    stage: 'full' as const,
    isCodeGiven: name !== 'without code',
    isDeviceTrusted: name.endsWith(' code'),
    deviceId: name.endsWith(' code') ? laptop : null,
    sealedCodes: name === 'present' ? 'sealed' : null,
    userAgent: name,
    address: '192.0.2.1',
    createdAt: now,
    lastUsedAt: now,
  }))
  await database.insert(schema.sessions).values(sessions)
  const [present, elsewhere] = sessions.map(({ sessionId }) => sessionId)
  const factors = await giveFactors(app, userId, [present!, elsewhere!], tokenOf)
  await giveTraces(app, { userId, email }, tokenOf)
  return { userId, email, tokenOf, laptop, present: present!, ...factors }
}

type Name = (name: string) => string

async function giveFactors({ kernel, clock }: TestApp, userId: string, sessionIds: readonly string[], tokenOf: Name) {
  const createdAt = clock.now()
  const { database } = kernel
  const id = () => uuidv7(createdAt)
  const totp = { userId, sealedSecret: 'sealed', createdAt }
  const totpId = id()
  const setups = sessionIds.map((sessionId) => ({ ...totp, totpId: id(), sessionId, replacesTotpId: totpId }))
  await database.insert(schema.totps).values({ ...totp, totpId, confirmedAt: createdAt, lastUsedStep: 1 })
  await database.insert(schema.totps).values(setups)
  const codes = ['one', 'two'].map((codeHash) => ({ recoveryCodeId: id(), totpId, codeHash }))
  await database.insert(schema.recoveryCodes).values(codes)
  const key = { userId, name: 'Llave', publicKey: 'key', counter: 0, transports: [], isSynced: false, createdAt }
  const keys = ['key', 'other key'].map((name) => ({ ...key, passkeyId: id(), credentialId: tokenOf(name) }))
  await database.insert(schema.passkeys).values(keys)
  const challenges = ['challenge', 'other challenge'].map((name) => ({
    challengeHash: tokenOf(name),
    purpose: 'prove' as const,
    sessionId: sessionIds[0]!,
    expiresAt: LATER,
  }))
  await database.insert(schema.passkeyChallenges).values(challenges)
  return { totpId, setupId: setups[0]!.totpId }
}

async function giveTraces(
  { kernel, clock }: TestApp,
  { userId, email }: { readonly userId: string; readonly email: string },
  tokenOf: Name,
) {
  const createdAt = clock.now()
  const { database } = kernel
  const links = (['confirmEmail', 'confirmEmail', 'resetPassword'] as const).map((purpose, index) => ({
    tokenHash: hashOfToken(tokenOf(`link ${index}`)),
    purpose,
    userId,
    email,
    createdAt,
    expiresAt: LATER,
  }))
  await database.insert(schema.mailedLinks).values(links)
  await database.insert(schema.emailChanges).values({ userId, formerEmail: email, newEmail: `new-${email}`, createdAt })
  const tallies = [
    ['code', '192.0.2.1'],
    ['code', '192.0.2.2'],
    ['password', '192.0.2.1'],
  ] as const
  await database
    .insert(schema.loginAttempts)
    .values(tallies.map(([purpose, place]) => ({ purpose, subject: userId, place, failures: 3 })))
  const places = ['192.0.2.1', '192.0.2.2'].map((network) => ({ userId, network, browser: 'Firefox, Linux' }))
  await database
    .insert(schema.loginPlaces)
    .values(places.map((place) => ({ ...place, firstAt: createdAt, lastAt: createdAt })))
}
