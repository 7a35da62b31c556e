import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { useFieldValue, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin'
import type { InBothLanguages } from '@cauce/contract/content.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { Content } from './content.tsx'
import { Amount } from './figures.tsx'
import { CustomerLink, RecordLink } from './links.tsx'
import { countryName } from './names.ts'
import { StateBadge, type Tone } from './states.tsx'
import { useLanguage } from './words.ts'

interface Props {
  readonly source: string
}

const useText = (source: string) => useFieldValue({ source }) as string | null | undefined

/** Euro. An amount that is not known yet shows nothing. */
export function MoneyField({ source }: Props) {
  const amount = useText(source)
  return amount ? <Amount value={amount} /> : null
}

export const DayField = ({ source }: Props) => <Unbroken>{formatDate(useText(source) ?? null)}</Unbroken>

/** An instant, in Madrid time. */
export const MomentField = ({ source }: Props) => <Unbroken>{formatDateTime(useText(source) ?? null)}</Unbroken>

export function PercentField({ source }: Props) {
  const percent = useFieldValue({ source }) as number | null | undefined
  return percent === null || percent === undefined ? null : <Unbroken>{formatPercent(percent)}</Unbroken>
}

export function CountryField({ source }: Props) {
  const code = useText(source)
  const language = useLanguage()
  return code ? countryName(code, language) : null
}

export function IbanField({ source }: Props) {
  const iban = useText(source)
  if (!iban) return null
  return (
    <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' }, fontVariantNumeric: 'tabular-nums' }}>
      {groupIban(iban)}
    </Box>
  )
}

const Unbroken = ({ children }: { readonly children: ReactNode }) => (
  <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{children}</span>
)

export function ContentField({ source }: Props) {
  const record = useRecordContext() as InBothLanguages<string> | undefined
  return record && <Content record={record} field={source} />
}

/** A value of a closed list in words: `orders.status.pending`. */
export const WordField = ({ source }: Props) => useWordOf(source)

export function StateField<State extends string>({
  source,
  tones,
}: Props & { readonly tones: Readonly<Record<State, Tone>> }) {
  const state = useFieldValue({ source }) as State | undefined
  const label = useWordOf(source)
  return state && <StateBadge tone={tones[state]} label={label} />
}

function useWordOf(source: string): string {
  const translate = useTranslate()
  const resource = useResourceContext()
  const value = useText(source)
  return value ? translate(`${resource}.${source}.${value}`) : ''
}

export const Word = ({ of }: { readonly of: string }) => useTranslate()(of)

export function YesNoField({ source }: Props) {
  const translate = useTranslate()
  return translate(useFieldValue({ source }) === true ? 'common.yes' : 'common.no')
}

/** Stands below the first column on a phone, where the column of its own is not shown. */
export const BelowOnPhone = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: { sm: 'none' }, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{children}</Box>
)

export function CustomerField({ source, tab }: Props & { readonly tab?: string }) {
  const record = useRecordContext<RaRecord & { readonly userId: string | null }>()
  const name = useText(source)
  if (!record?.userId || !name) return name
  return <CustomerLink id={record.userId} name={name} {...(tab !== undefined && { tab })} />
}

export function ProjectField({ source }: Props) {
  const record = useRecordContext<RaRecord & { readonly projectId: string | null }>()
  const name = useText(source)
  if (!record?.projectId || !name) return name ?? null
  return <RecordLink resource="projects" id={record.projectId} name={name} />
}
