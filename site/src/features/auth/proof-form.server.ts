import type { PasskeyProof } from '@cauce/contract/auth/passkeys.schema.ts'
import { OtpBody } from '@cauce/contract/auth/sessions.ts'
import type { z } from 'zod'

type Field = 'code' | 'recoveryCode' | 'passkey'

/** Whether a form was posted that carries the answer of a passkey (`PasskeyForm`). */
export async function isPasskeyPosted(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false
  // The form itself reads the body again.
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return form?.has('passkey') ?? false
}

type Proof = z.infer<typeof PasskeyProof>
type PostedPasskey = { readonly [Name in keyof Proof]-?: Exclude<Proof[Name], undefined> }

/** The answer of a passkey in its hidden field. What is no JSON is refused by the schema, as any other wrong value. */
export function passkeyIn(posted: string): PostedPasskey {
  try {
    return JSON.parse(posted) as PostedPasskey
  } catch {
    return posted as never
  }
}

/**
 * What `postedForm` needs to read a code of the app or, on the page for people without their device, a recovery code; or a passkey. Codes are
 * never sent back to the browser.
 */
export function proofFields(isRecovery: boolean) {
  const field: Exclude<Field, 'passkey'> = isRecovery ? 'recoveryCode' : 'code'
  const fields: Readonly<Record<Field, string>> = { code: '', recoveryCode: '', passkey: '' }
  const secrets: readonly Field[] = ['code', 'recoveryCode', 'passkey']
  return {
    fields,
    secrets,
    schema: OtpBody,
    // Only the field of the page is asked for, so its absence is an error of that field.
    bodyOf: (
      typed: Readonly<Record<Field, string>>,
    ): Partial<Record<Exclude<Field, 'passkey'>, string>> & { passkey?: PostedPasskey } =>
      typed.passkey === '' ? { [field]: typed[field] } : { passkey: passkeyIn(typed.passkey) },
    fieldOfCode: { 'code-wrong': field, 'code-used': field },
  }
}
