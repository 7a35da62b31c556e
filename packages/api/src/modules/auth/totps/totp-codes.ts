import { randomBytes } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { TotpRow } from '../../../database/schema/auth.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { TOTP_SECRETS } from '../../../platform/sealing/index.ts'
import { derivedKey, newToken, seal, unseal } from '../../../platform/tokens.ts'
import { slowHashOf } from '../passwords/index.ts'
import { replaceRecoveryCodes, findConfirmedTotp, totpRows } from './totps.queries.ts'
import { codeNow, normalRecoveryCode, recoveryCodeOf, type CodeSource } from './totps.domain.ts'

export const sealSecret = (kernel: Kernel, secret: string): string => seal(kernel.settings, TOTP_SECRETS, secret)

export function codeSourceOf(kernel: Kernel, totp: TotpRow): CodeSource {
  return { secret: unseal(kernel.settings, TOTP_SECRETS, totp.sealedSecret), lastUsedStep: totp.lastUsedStep }
}

export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(recoveryCodeOf(randomBytes(10)))
  return [...codes]
}

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
 * 50 bits call for a slow hash. Its salt derives from the device's sealed secret: rotation of the platform's secret
 * keeps it valid, and a stolen table has no salt.
 */
export function hashOfRecoveryCode(kernel: Kernel, totp: TotpRow, code: string): Promise<string> {
  return slowHashOf(normalRecoveryCode(code), derivedKey(codeSourceOf(kernel, totp).secret, 'recovery-codes'))
}

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
  // Never shown, so any hash will do.
  const unknown = Array.from({ length: RECOVERY_CODE_COUNT }, () => ({
    recoveryCodeId: uuidv7(),
    totpId,
    codeHash: newToken(),
  }))
  await replaceRecoveryCodes(executor, totpId, unknown)
}

/** Demonstration only. */
export async function presentCode(kernel: Kernel, executor: Executor, userId: string): Promise<string | undefined> {
  const totp = await findConfirmedTotp(executor, userId)
  return totp && codeNow(codeSourceOf(kernel, totp), kernel.clock.now())
}
