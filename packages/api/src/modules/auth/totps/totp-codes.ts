import { randomBytes } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { TotpRow } from '../../../database/schema/auth.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { TOTP_SECRETS } from '../../../platform/sealing/index.ts'
import { derivedKey, newToken, seal, unseal } from '../../../platform/tokens.ts'
import { slowHashOf } from '../passwords/index.ts'
import { replaceRecoveryCodes } from './recovery-codes.queries.ts'
import { codeNow, normalRecoveryCode, recoveryCodeOf, type CodeSource } from './totps.domain.ts'
import { findConfirmedTotp, totpRows } from './totps.queries.ts'

/** Encrypts the secret of a device for storage. */
export const sealSecret = (kernel: Kernel, secret: string): string => seal(kernel.settings, TOTP_SECRETS, secret)

/** A stored device with its secret decrypted. */
export function codeSourceOf(kernel: Kernel, totp: TotpRow): CodeSource {
  return { secret: unseal(kernel.settings, TOTP_SECRETS, totp.sealedSecret), lastUsedStep: totp.lastUsedStep }
}

/** Ten different codes. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(recoveryCodeOf(randomBytes(10)))
  return [...codes]
}

/** The rows of codes of a device: their hashes. */
export function rowsOfCodes(kernel: Kernel, totp: TotpRow, codes: readonly string[]) {
  const { totpId } = totp
  const rowOf = async (code: string) => ({
    recoveryCodeId: uuidv7(),
    totpId,
    codeHash: await hashOfRecoveryCode(kernel, totp, code),
  })
  return Promise.all(codes.map(rowOf))
}

/**
 * What is stored of a recovery code. Its 50 bits call for a slow hash. The salt comes from the secret of the device, which is
 * random and sealed: the hash stays right when the platform's secret is replaced, and a stolen table has no salt.
 */
export function hashOfRecoveryCode(kernel: Kernel, totp: TotpRow, code: string): Promise<string> {
  return slowHashOf(normalRecoveryCode(code), derivedKey(codeSourceOf(kernel, totp).secret, 'recovery-codes'))
}

/** Gives a person a confirmed device with a known secret (base32) and unknown recovery codes, for the demonstration and for tests. */
export async function installTotp(kernel: Kernel, executor: Executor, userId: string, secret: string): Promise<void> {
  const now = kernel.clock.now()
  const totpId = uuidv7(now)
  await totpRows.insert(executor, {
    totpId,
    userId,
    sealedSecret: sealSecret(kernel, secret),
    createdAt: now,
    confirmedAt: now,
    codesKeptAt: now,
  })
  // Nobody has been shown these codes, so that their hashes may be those of nothing.
  const unknown = Array.from({ length: RECOVERY_CODE_COUNT }, () => ({
    recoveryCodeId: uuidv7(),
    totpId,
    codeHash: newToken(),
  }))
  await replaceRecoveryCodes(executor, totpId, unknown)
}

/** The code that a person's device shows now, for the demonstration only. */
export async function presentCode(kernel: Kernel, executor: Executor, userId: string): Promise<string | undefined> {
  const totp = await findConfirmedTotp(executor, userId)
  return totp && codeNow(codeSourceOf(kernel, totp), kernel.clock.now())
}
