import type { FieldError } from '@cauce/contract'

/**
 * Texts that the database cannot keep as they came: PostgreSQL takes no NUL, and half of a surrogate pair is no character.
 * Refused wherever they stand, so that no query has to think of them and nothing is stored other than it was typed.
 */
export function unstorableTexts(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, code: 'text-invalid' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path === '' ? name : `${path}.${name}`),
  )
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
