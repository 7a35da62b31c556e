import { formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'

/** The text of the file with the recovery codes: account, date, codes and how they work. */
export function recoveryFile(
  t: Translate<'totps'>,
  codes: readonly string[],
  facts: { brand: string; account: string; now: Date },
): string {
  return [
    t('totps.recovery.fileTitle', { brand: facts.brand }),
    t('totps.recovery.fileAccount', { account: facts.account }),
    t('totps.recovery.fileDate', { date: formatDate(facts.now) }),
    '',
    ...codes,
    '',
    t('totps.recovery.fileAdvice'),
    '',
  ].join('\r\n')
}
