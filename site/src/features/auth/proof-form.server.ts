import type { PasskeyProof } from '@cauce/contract/auth/passkeys.ts'
import { OtpBody } from '@cauce/contract/auth/sessions.ts'
import type { z } from 'zod'

type Field = 'code' | 'recoveryCode' | 'passkey'

export async function isPasskeyPosted(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false
  // The form reads the body again.
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return form?.has('passkey') ?? false
}

type Proof = z.infer<typeof PasskeyProof>
type PostedPasskey = { readonly [Name in keyof Proof]-?: Exclude<Proof[Name], undefined> }

/** Invalid JSON is refused by the schema. */
export function passkeyIn(posted: string): PostedPasskey {
  try {
    return JSON.parse(posted) as PostedPasskey
  } catch {
    return posted as never
  }
}

/** `postedForm` input for an app code, a recovery code or a passkey. Codes are never echoed. */
export function proofFields(isRecovery: boolean) {
  const field: Exclude<Field, 'passkey'> = isRecovery ? 'recoveryCode' : 'code'
  const fields: Readonly<Record<Field, string>> = { code: '', recoveryCode: '', passkey: '' }
  const secrets: readonly Field[] = ['code', 'recoveryCode', 'passkey']
  return {
    fields,
    secrets,
    schema: OtpBody,
    // A missing value is an error of the page's field.
    bodyOf: (
      typed: Readonly<Record<Field, string>>,
    ): Partial<Record<Exclude<Field, 'passkey'>, string>> & { passkey?: PostedPasskey } =>
      typed.passkey === '' ? { [field]: typed[field] } : { passkey: passkeyIn(typed.passkey) },
    fieldOfCode: { 'code-wrong': field, 'code-used': field },
  }
}
