import { ImportField } from '@cauce/contract'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { badgeOf } from '../../ui/states.tsx'

export const ImportStateBadge = badgeOf<ImportRecord['state']>('imports.state', {
  uploaded: 'grey',
  checking: 'blue',
  checked: 'blue',
  importing: 'blue',
  imported: 'green',
  undoing: 'blue',
  undone: 'grey',
  failed: 'clay',
})

export const LineStateBadge = badgeOf<ImportLineRecord['state']>('importLines.state', {
  waiting: 'grey',
  good: 'blue',
  refused: 'clay',
  imported: 'green',
  undone: 'grey',
})

/** Why a line is refused, field by field. */
export const reasonsOf = ({ errors }: Pick<ImportLineRecord, 'errors'>, t: Translate): string =>
  errors
    .map((error) => {
      const field = ImportField.safeParse(error.path)
      const reason = errorMessage(t, error)
      return field.success ? `${t(`imports.meaning.${field.data}`)}: ${reason}` : reason
    })
    .join(' ')

/** What a column of a file is called; one without a heading by its number. */
export const headingOf = (t: Translate, heading: string, index: number): string =>
  heading === '' ? t('imports.unnamed', { number: index + 1 }) : heading
