import type { SheetGap } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'

/** What a draft lacks, in one sentence for each language, one for what has none, and one for sums that do not fit. */
export function gapSentences(gaps: readonly SheetGap[], t: Translate): string[] {
  const missing = gaps.filter(({ problem }) => problem === 'missing')
  const fieldsIn = (language: SheetGap['language']) =>
    missing.filter((gap) => gap.language === language).map(({ field }) => t(`sheetDrafts.fields.${field}`))
  const sentence = (kind: 'es' | 'en' | 'none') => {
    const fields = fieldsIn(kind === 'none' ? null : kind)
    return fields.length === 0 ? [] : [t(`sheetDrafts.gaps.${kind}`, { fields: fields.join(', ') })]
  }
  return [
    ...(['es', 'none', 'en'] as const).flatMap(sentence),
    ...(gaps.some(({ problem }) => problem === 'sum') ? [t('sheetDrafts.gaps.sum')] : []),
  ]
}
