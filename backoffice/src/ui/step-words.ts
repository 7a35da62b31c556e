import type { Answer } from '@cauce/client'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'

export type MovementStep = Answer<'/v1/wallet/transactions/{id}/context'>['steps'][number]

export function stepWords(
  t: Translate,
  language: string,
  {
    act,
    isFirst,
    amount: cents,
    projectName,
    by,
  }: Pick<MovementStep, 'act' | 'isFirst' | 'amount' | 'projectName' | 'by'>,
): string {
  const object = { amount: formatMoney(cents), project: projectName ?? '' }
  const of = t(`backoffice.acts.${act}.of`, object)
  const names = by === null ? '' : namesIn(language, by.names)
  if (isFirst)
    return names === '' ? t('backoffice.actWords.first', { of }) : t('backoffice.actWords.firstBy', { of, names })
  const did = t('backoffice.actWords.did', { of, done: t(`backoffice.acts.${act}.done`) })
  if (by === null || (by.as === 'staff' && names === '')) return did
  return t(`backoffice.actWords.${by.as}`, { did, names })
}

/** Of a first approval: until when it counts, or that it does not any more. */
export function firstApprovalWords(t: Translate, words: string, expiresAt: string, now: number): string {
  const until = formatDateTime(expiresAt)
  return t(`backoffice.actWords.${now <= Date.parse(expiresAt) ? 'stands' : 'expired'}`, { words, until })
}

const namesIn = (language: string, names: readonly string[]): string => new Intl.ListFormat(language).format(names)
