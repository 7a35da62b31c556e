import { Typography } from '@mui/material'
import { countEnglish, type EnglishCount, type InBothLanguages } from '@cauce/contract/content.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { useWords } from './words.ts'

const wordsOf = ({ written, total }: EnglishCount, t: Translate) => t('backoffice.english.of', { written, total })

export function EnglishTexts({ count }: { readonly count: EnglishCount }) {
  const t = useWords()
  if (count.total === 0) return null
  const isWhole = count.written === count.total
  return (
    <Typography sx={{ color: isWhole ? 'text.secondary' : 'warning.main' }}>
      {isWhole ? t('backoffice.english.complete') : `${t('backoffice.english.heading')}: ${wordsOf(count, t)}`}
    </Typography>
  )
}

interface MissingProps<Field extends string> {
  readonly record: InBothLanguages<NoInfer<Field>>
  readonly fields: readonly Field[]
}

/** Says of a record that a text of it is there in Spanish only. */
export function EnglishMissing<Field extends string>({ record, fields }: MissingProps<Field>) {
  const t = useWords()
  const { written, total } = countEnglish([record], fields)
  if (written === total) return null
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'warning.main' }}>
      {t('backoffice.english.missing')}
    </Typography>
  )
}

export const EnglishWritten = <Field extends string>({ record, fields }: MissingProps<Field>) => (
  <EnglishOf count={countEnglish([record], fields)} />
)

export const EnglishOf = ({ count }: { readonly count: EnglishCount }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{wordsOf(count, useWords())}</span>
)
