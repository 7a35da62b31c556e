import type { FieldError } from '@cauce/contract'

/**
 * Texts that the database cannot keep as they came: PostgreSQL takes no NUL, and half of a surrogate pair is no character.
 * Refused in every field, so that no query has to handle them and no text is stored differently from what was typed.
 */
export function unstorableTexts(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, code: 'text-invalid' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path === '' ? name : `${path}.${name}`),
  )
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
