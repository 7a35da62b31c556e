import { randomBytes } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { TotpRow } from '../../../database/schema/auth.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { derivedKey, hmacOf, seal, unseal } from '../../../platform/tokens.ts'
import { replaceRecoveryCodes } from './recovery-codes.queries.ts'
import { codeNow, normalRecoveryCode, recoveryCodeOf, type CodeSource } from './totps.domain.ts'
import { findConfirmedTotp, totpRows } from './totps.queries.ts'

const secretKey = (kernel: Kernel) => derivedKey(kernel.settings.secret, 'totp-secrets')

/** Encrypts the secret of a device for storage. */
export const sealSecret = (kernel: Kernel, secret: string): string => seal(secretKey(kernel), secret)

/** A stored device with its secret decrypted. */
export function codeSourceOf(kernel: Kernel, totp: TotpRow): CodeSource {
  return { secret: unseal(secretKey(kernel), totp.sealedSecret), lastUsedStep: totp.lastUsedStep }
}

/** Ten different codes. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(recoveryCodeOf(randomBytes(10)))
  return [...codes]
}

/** The rows of codes of a device: their hashes. */
export const rowsOfCodes = (kernel: Kernel, totpId: string, codes: readonly string[]) =>
  codes.map((code) => ({ recoveryCodeId: uuidv7(), totpId, codeHash: hashOfRecoveryCode(kernel, code) }))

/** What is stored of a recovery code. */
export function hashOfRecoveryCode(kernel: Kernel, code: string): string {
  return hmacOf(derivedKey(kernel.settings.secret, 'recovery-codes'), normalRecoveryCode(code))
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
  await replaceRecoveryCodes(executor, totpId, rowsOfCodes(kernel, totpId, newRecoveryCodes()))
}

/** The code that a person's device shows now, for the demonstration only. */
export async function presentCode(kernel: Kernel, executor: Executor, userId: string): Promise<string | undefined> {
  const totp = await findConfirmedTotp(executor, userId)
  return totp && codeNow(codeSourceOf(kernel, totp), kernel.clock.now())
}
