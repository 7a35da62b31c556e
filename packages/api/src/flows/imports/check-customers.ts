import { calendarDateOf, type FieldError } from '@cauce/contract'
import type { Executor } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import type { StoredLine } from '../../modules/misc/imports/index.ts'
import type { Registration } from '../../modules/account/users/index.ts'
import { readLine, readCustomer } from './cells.domain.ts'
import { findTaken } from './people.queries.ts'

export interface CheckedCustomer extends StoredLine {
  readonly errors: readonly FieldError[]
  readonly value?: Registration | undefined
}

/** First line of each value. */
export type SeenValues = Map<string, number>

const documentOf = ({ identificationDocumentType, identificationDocumentNumber }: Registration) =>
  `${identificationDocumentType} ${identificationDocumentNumber}`

/** Valid lines whose person neither has an account nor stands on an earlier line. */
export async function checkCustomers(
  executor: Executor,
  row: Pick<ImportRow, 'columns' | 'headings'>,
  lines: readonly StoredLine[],
  { now, seen }: { readonly now: Date; readonly seen: SeenValues },
): Promise<CheckedCustomer[]> {
  const today = calendarDateOf(now)
  const read = lines.map((line) => ({ ...line, ...readLine(row, line.cells, (fields) => readCustomer(fields, today)) }))
  const values = read.flatMap(({ value }) => (value ? [value] : []))
  const taken = await findTaken(executor, {
    emails: values.map(({ email }) => email.toLowerCase()),
    documents: values.map(documentOf),
    taxNumbers: values.flatMap(({ taxNumber }) => taxNumber ?? []),
  })
  return read.map((line) => {
    if (!line.value) return line
    const { email, taxNumber } = line.value
    const errors = [
      ...refusalOf('email', email.toLowerCase(), taken.emails, 'email-taken'),
      ...refusalOf('identificationDocumentNumber', documentOf(line.value), taken.documents, 'identification-exists'),
      ...(taxNumber === undefined ? [] : refusalOf('taxNumber', taxNumber, taken.taxNumbers, 'tax-number-exists')),
    ]
    return errors.length > 0 ? { ...line, value: undefined, errors } : line

    function refusalOf(
      path: string,
      value: string,
      known: ReadonlySet<string>,
      code: 'email-taken' | 'identification-exists' | 'tax-number-exists',
    ): FieldError[] {
      if (known.has(value)) return [{ path, code }]
      const key = `${path} ${value}`
      const first = seen.get(key)
      if (first !== undefined && first !== line.line) return [{ path, code: 'line-repeated', params: { line: first } }]
      seen.set(key, line.line)
      return []
    }
  })
}
