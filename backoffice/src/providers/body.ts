interface ChosenFile {
  readonly rawFile: File
}

export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File

type Values = Readonly<Record<string, unknown>>

/** The fields of `data` that differ from `previous`. An edit sends only these, so that it overwrites nothing else. */
export function changesOf(data: Values, previous: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([field, value]) => field !== 'id' && value !== undefined && !isSameValue(value, previous[field]),
    ),
  )
}

/** Compares values as JSON text. An absent value equals null, and a chosen file only itself. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || (!isChosenFile(a) && !isChosenFile(b) && JSON.stringify(a) === JSON.stringify(b))

/** The values of a new record that are sent: null is sent, an empty field is left out. */
export function filledIn(data: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''))
}

/** The values as they are sent: the file itself for what a file input of react-admin holds. */
export function withFiles(data: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, Array.isArray(value) ? value.map(fileOf) : fileOf(value)]),
  )
}

const fileOf = (value: unknown): unknown => (isChosenFile(value) ? value.rawFile : value)
