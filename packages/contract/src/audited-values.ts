import { z } from 'zod'
import { DiligenceRecord } from './account/diligence.ts'
import { type Cents, formatAmount } from './cents.ts'
import type { Endpoint } from './endpoint.ts'
import type { AuditValue } from './misc/audit.ts'
import type { auditedNouns } from './nouns.generated.ts'
import { Percentage } from './percentages.ts'
import { Picture } from './pictures.ts'
import { MadeAnnualReport } from './project/annual-reports.ts'
import { SheetDraft } from './project/sheet-drafts.ts'
import { api } from './registry.ts'
import { MadeTaxFile } from './tax/tax-files.ts'
import { TaxHandover } from './tax/withholdings.ts'

/**
 * Tagged value, so that readers need not guess its format. Stored as JSON in mails and audit records. Plain string:
 * text; plain number: count.
 */
export type TypedValue =
  | string
  | number
  | boolean
  | null
  | { readonly money: string }
  | { readonly percentage: number }
  | { readonly instant: string }
  | { readonly date: string }
  /** Enumeration value; its words are with the noun. */
  | { readonly choice: string }
  | { readonly reference: string }
  /** File or person name. */
  | { readonly name: string }

/** Decimal string of euros on the wire. */
export const moneyValue = (cents: Cents): { readonly money: string } => ({ money: formatAmount(cents) })

/** A moment; on the wire ISO 8601 in UTC. */
export const instantValue = (instant: Date): { readonly instant: string } => ({ instant: instant.toISOString() })

export type AuditedNoun = (typeof auditedNouns)[number]

/** Records that no list of their noun shows. */
const UNLISTED: Readonly<Record<string, z.ZodObject>> = {
  sheetDrafts: SheetDraft,
  annualReports: MadeAnnualReport,
  taxFiles: MadeTaxFile,
  withholdings: TaxHandover,
  diligence: DiligenceRecord,
}

export function auditedFields(noun: string): Readonly<Record<string, unknown>> {
  const { list } = ((api as object)[noun as never] ?? {}) as { readonly list?: Endpoint }
  const data = list?.output instanceof z.ZodObject ? list.output.shape['data'] : undefined
  const record = UNLISTED[noun] ?? (data instanceof z.ZodArray ? data.element : undefined)
  return record instanceof z.ZodObject ? record.shape : {}
}

/** Columns named differently in the contract. */
const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  phase: 'phaseName',
  projectType: 'projectTypeName',
  promotionType: 'promotionTypeName',
  pictureId: 'picture',
  imageId: 'image',
}

export function auditedValues(noun: string, record: object): Record<string, AuditValue> {
  const shape = auditedFields(noun)
  const fields = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const field = CONTRACT_NAMES[name] ?? name
      return [field, typedValue(shape[field], value)]
    }),
  )
}

function typedValue(schema: unknown, value: unknown): AuditValue {
  if (typeof value === 'bigint') return moneyValue(value)
  if (value instanceof Date) return instantValue(value)
  const inner = withoutNull(schema)
  if (Array.isArray(value) && inner instanceof z.ZodArray) return value.map((one) => typedValue(inner.element, one))
  if (typeof value === 'number' && inner instanceof z.ZodCodec) return { percentage: z.encode(Percentage, value) }
  if (inner === Picture && value !== null && typeof value === 'object')
    return { reference: (value as z.infer<typeof Picture>).src }
  if (typeof value !== 'string') return plainValue(value)
  if (inner instanceof z.ZodUUID || inner === Picture) return { reference: value }
  if (inner instanceof z.ZodISODate) return { date: value }
  return inner instanceof z.ZodEnum ? { choice: value } : value
}

/** Answers omit no field, so none is optional. */
const withoutNull = (schema: unknown): unknown => (schema instanceof z.ZodNullable ? schema.unwrap() : schema)

/** An approval also gets its administrator's `name`. */
function plainValue(value: unknown): AuditValue {
  const json = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? formatAmount(inner) : inner,
  )
  const plain = JSON.parse(json) as AuditValue
  return typeof plain === 'object' && plain !== null && 'adminName' in plain
    ? { ...plain, name: plain['adminName'] }
    : plain
}
