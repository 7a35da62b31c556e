import type { ReactNode } from 'react'
import { promotionTypeNameOf, type Picture as StoredPicture } from '@cauce/contract'
import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatRatio } from '@cauce/format/percent.ts'
import { isLanguage } from '@cauce/i18n/language.ts'
import { isChosenFile } from '../../providers/body.ts'
import { lookWith } from '../audit/audit-words.ts'
import { NO_TEXT } from '../missing.tsx'
import { countryName } from '../names.ts'
import { Picture } from '../picture.tsx'
import { Referred } from '../referred.tsx'
import { useLanguage, useWords } from '../words.ts'

interface Props {
  readonly resource: string
  readonly source: string
  readonly value: unknown
}

/** A value of a field as people read it, by its form on the wire. */
export function ShownValue({ value, ...field }: Props): ReactNode {
  const t = useWords()
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value === 'number') return formatRatio(value)
  if (typeof value === 'string' && value !== '') return <ShownText {...field} value={value} />
  if (isChosenFile(value)) return value.rawFile.name
  if (isPicture(value)) return <Picture picture={value} width={240} isDecoration />
  const parts = Object.values(value ?? {}).filter((part) => part !== null && part !== '')
  if (parts.length === 0) return NO_TEXT
  return parts.map((part, index) => (
    <span key={index}>
      {index > 0 && (Array.isArray(value) ? '; ' : ', ')}
      <ShownValue {...field} value={part} />
    </span>
  ))
}

function ShownText({ resource, source, value }: Props & { readonly value: string }) {
  const t = useWords()
  const language = useLanguage()
  if (COUNTRIES.has(source)) return countryName(value, language)
  if (source === 'language' && isLanguage(value)) return t(`common.languages.${value}`)
  const promotionType = promotionTypeNameOf(value)
  if (promotionType) return t(`promotions.type.${promotionType}`)
  if (UUID.test(value)) return <Referred field={source} id={value} />
  return lookWith(t)(`${resource}.${source}.${value}`) ?? textWords(value)
}

const COUNTRIES: ReadonlySet<string> = new Set(['country', 'nationality'])
const UUID = /^[\da-f]{8}-[\da-f]{4}-/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/

function textWords(value: string): string {
  if (WIRE_AMOUNT.test(value)) return formatMoney(value)
  if (DAY.test(value)) return formatDate(value)
  return INSTANT.test(value) ? formatDateTime(value) : value
}

const isPicture = (value: unknown): value is StoredPicture =>
  typeof value === 'object' && value !== null && 'src' in value && 'widthPixels' in value
