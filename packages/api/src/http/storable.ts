import type { FieldError } from '@cauce/contract'

/** PostgreSQL takes no NUL, and an unpaired surrogate is not a character: refused in every field. */
export function unstorableTexts(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, code: 'text-invalid' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path === '' ? name : `${path}.${name}`),
  )
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
