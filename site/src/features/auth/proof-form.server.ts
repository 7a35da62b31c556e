import { OtpBody } from '@cauce/contract/auth/sessions.ts'

type Field = 'code' | 'recoveryCode'

/**
 * What `postedForm` needs to read a code of the app or, on the page for people without their device, a recovery code. Codes are
 * never sent back to the browser.
 */
export function proofFields(isRecovery: boolean) {
  const field: Field = isRecovery ? 'recoveryCode' : 'code'
  const fields: Readonly<Record<Field, string>> = { code: '', recoveryCode: '' }
  const secrets: readonly Field[] = ['code', 'recoveryCode']
  return {
    fields,
    secrets,
    schema: OtpBody,
    // Only the field of the page is asked for, so its absence is an error of that field.
    bodyOf: (typed: Readonly<Record<Field, string>>) => ({ [field]: typed[field] }),
    fieldOfCode: { 'code-wrong': field, 'code-used': field },
  }
}
