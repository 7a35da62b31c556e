import type { Translate } from './translate.ts'

/** Reason in words, or the bank's code if unknown. */
export function bankReasonMessage(t: Translate<'bankReasons'>, code: string | null): string {
  if (code === null) return t('bankReasons.none')
  const known = `bankReasons.code.${code}` as 'bankReasons.code.AC04'
  return t.has(known) ? t(known) : t('bankReasons.other', { code })
}
