import type { Translate } from './translate.ts'

/** Why a bank did not pay, in the language of `t`: in words, else the code itself. */
export function bankReasonMessage(t: Translate<'bankReasons'>, code: string | null): string {
  if (code === null) return t('bankReasons.none')
  const known = `bankReasons.code.${code}` as 'bankReasons.code.AC04'
  return t.has(known) ? t(known) : t('bankReasons.other', { code })
}
