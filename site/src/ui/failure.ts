import { errorMessage, type ERROR_NOUNS } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Failure } from './api.ts'

export type FailureNouns = (typeof ERROR_NOUNS)[number] | 'forms'

/** A failure in words: of the whole, and of each field by its path (`amount`, `documents.0`). */
export interface FailureWords {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

export function wordsOfFailure(t: Translate<FailureNouns>, failure: Failure): FailureWords {
  if (failure.kind === 'network') return { message: t('forms.networkFailed'), fields: {} }
  const { problem } = failure
  const fields = Object.fromEntries((problem.errors ?? []).map((error) => [error.path, errorMessage(t, error)]))
  return { message: errorMessage(t, problem), fields }
}
