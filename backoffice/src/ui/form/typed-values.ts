import { isChosenFile } from '../../providers/body.ts'

/** The values of the fields that were touched, without files, which cannot be kept as text. */
export function typedValues(
  values: Readonly<Record<string, unknown>>,
  dirtyFields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => Object.hasOwn(dirtyFields, field) && !isChosenFile(value)),
  )
}
