import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { formErrors, type FormSchema } from '@cauce/client/form-resolver.ts'
import type { FieldError } from '@cauce/contract'
import { fieldMessages } from '@cauce/i18n/error-message.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { useWords } from '../words.ts'

interface Checked {
  /** The schema that the API validates with. */
  readonly schema: FormSchema
  readonly values: object
  /** Checks beyond the schema, such as a day after today. */
  readonly mistakes?: readonly FieldError[]
  /** The refusal of the API. */
  readonly refusal: HttpError | undefined
}

/** The values that are sent: an empty field is an absent one. */
export const filledIn = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>

/**
 * The rules of a dialog that keeps its own values: nothing is sent before they are kept, and all mistakes are said at once, each at its
 * field. What is corrected is no mistake any more.
 */
export function useChecked({ schema, values, mistakes = [], refusal }: Checked) {
  const t = useWords()
  const [attempt, setAttempt] = useState(0)
  const errors = formErrors(schema, filledIn(values), mistakes)
  const ofApi = fieldRefusalsOf(refusal)
  return {
    /** What is said at the fields, by their names. */
    refused: { ...ofApi, ...(attempt > 0 && fieldMessages(t, errors)) } as Readonly<Record<string, string>>,
    /** For the frame of the dialog: a refusal of no field, and the count of the attempts, of which each moves the focus. */
    frame: { refusal: ofApi ? undefined : refusal, attempt },
    /** Whether the values may be sent. */
    passes(): boolean {
      setAttempt(attempt + 1)
      return errors.length === 0
    },
  }
}
