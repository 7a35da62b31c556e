import { useId, useState } from 'react'
import { Checkbox, FormControlLabel } from '@mui/material'
import { useWords } from '../words.ts'

export interface Difference {
  readonly label: string
  readonly found: string | undefined
}

export interface DocumentCheck {
  /** SHA-256 of the stored document, once it was drawn, in view and compared. */
  readonly seen?: string | undefined
  /** Absent until what is shown has been compared. */
  readonly differences?: readonly Difference[] | undefined
  readonly accepted: readonly string[]
}

export const UNCHECKED: DocumentCheck = { accepted: [] }

/** What an approval still lacks, or the difference that is not ticked. Who attaches a file has seen it. */
export function missingOfCheck(
  { seen, differences, accepted }: DocumentCheck,
  isAttached: boolean,
): 'opened' | Difference | undefined {
  if (differences === undefined || (!isAttached && seen === undefined)) return 'opened'
  return differences.find(({ label }) => !accepted.includes(label))
}

interface TicksProps {
  readonly check: DocumentCheck
  readonly onChange: (change: Partial<DocumentCheck>) => void
  readonly id: string
  readonly disabled: boolean
}

export function DifferenceTicks({ check: { differences = [], accepted }, onChange, id, disabled }: TicksProps) {
  const t = useWords()
  return differences.map(({ label, found }) => (
    <FormControlLabel
      key={label}
      disabled={disabled}
      control={
        <Checkbox
          checked={accepted.includes(label)}
          onChange={({ target }) =>
            onChange({ accepted: target.checked ? [...accepted, label] : accepted.filter((one) => one !== label) })
          }
          slotProps={{ input: { id: `${id}-${label}` } }}
        />
      }
      label={
        found === undefined
          ? t('backoffice.document.acceptAbsent', { fact: label })
          : t('backoffice.document.acceptFound', { fact: label, found })
      }
    />
  ))
}

/** The check of the one document of a decision; `hasDocument` is false where there is nothing to look at. */
export function useDocumentCheck(hasDocument: boolean) {
  const t = useWords()
  const id = useId()
  const [check, setCheck] = useState(UNCHECKED)
  const onChange = (change: Partial<DocumentCheck>) => setCheck((present) => ({ ...present, ...change }))
  const lacks = hasDocument ? missingOfCheck(check, false) : undefined
  return {
    id,
    check,
    onChange,
    missing: lacks && {
      words: t(lacks === 'opened' ? 'backoffice.decision.openDocument' : 'backoffice.decision.tick'),
      focus: () => document.getElementById(lacks === 'opened' ? `${id}-opened` : `${id}-${lacks.label}`)?.focus(),
    },
  }
}
