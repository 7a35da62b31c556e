/** The value of a file input of react-admin: the file and an address for its preview. */
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

export const hasFile = (data: Values): boolean => Object.values(data).some((value) => filesIn(value).length > 0)

/** JSON, or multipart where a value is a file. In multipart an empty field means null. */
export function encodeBody(data: Values): string | FormData {
  if (!hasFile(data)) return JSON.stringify(data)
  const form = new FormData()
  for (const [field, value] of Object.entries(data)) {
    const files = filesIn(value)
    for (const file of files) form.append(field, file, file.name)
    if (files.length === 0) form.append(field, value === null ? '' : String(value))
  }
  return form
}

function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value]
  if (isChosenFile(value)) return [value.rawFile]
  return Array.isArray(value) ? value.flatMap(filesIn) : []
}
