import { ImportField } from '@cauce/contract'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const tones = {
  uploaded: 'grey',
  checking: 'blue',
  checked: 'blue',
  importing: 'blue',
  imported: 'green',
  undoing: 'blue',
  undone: 'grey',
  failed: 'clay',
} as const satisfies Record<ImportRecord['state'], Tone>

export function ImportStateBadge({ state }: { readonly state: ImportRecord['state'] }) {
  return <StateBadge tone={tones[state]} label={useWords()(`imports.state.${state}`)} />
}

const lineTones = {
  waiting: 'grey',
  good: 'blue',
  refused: 'clay',
  imported: 'green',
  undone: 'grey',
} as const satisfies Record<ImportLineRecord['state'], Tone>

export function LineStateBadge({ state }: { readonly state: ImportLineRecord['state'] }) {
  return <StateBadge tone={lineTones[state]} label={useWords()(`importLines.state.${state}`)} />
}

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
