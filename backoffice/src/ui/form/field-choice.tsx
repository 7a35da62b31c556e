import type { ReactNode } from 'react'
import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useResourceContext, useTranslateLabel } from 'react-admin'
import { useWords, useLanguage } from '../words.ts'
import type { Difference, Side } from './edit-conflict.ts'
import { promotionTypeNameOf, type Picture as StoredPicture } from '@cauce/contract'
import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatRatio } from '@cauce/format/percent.ts'
import { isLanguage, languageName } from '@cauce/contract/languages.ts'
import { isChosenFile } from '../../providers/body.ts'
import { lookWith } from '../audit/audit-words.ts'
import { NO_TEXT, countryName } from '../names.ts'
import { Picture } from '../picture.tsx'
import { Referred } from '../referred.tsx'
import { Caption } from '../section.tsx'

export const ChoiceGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ marginBlockStart: 2.5 }}>
    <Typography component="h3" variant="subtitle1">
      {title}
    </Typography>
    {children}
  </Box>
)

interface FieldChoiceProps {
  readonly difference: Difference
  readonly side: Side | undefined
  readonly isMissing: boolean
  readonly onChoose: (side: Side) => void
}

export function FieldChoice({ difference, side, isMissing, onChoose }: FieldChoiceProps) {
  const t = useWords()
  const { source, before, saved, mine } = difference
  const labelOf = useTranslateLabel()
  const resource = useResourceContext() ?? ''
  const shown = (value: unknown) => <ShownValue resource={resource} source={source} value={value} />
  const option = (value: Side, title: string, ofSide: unknown) => (
    <FormControlLabel
      value={value}
      control={<Radio sx={{ paddingBlock: 0.5 }} />}
      sx={{ alignItems: 'flex-start', marginInlineEnd: 0 }}
      label={
        <Box sx={{ paddingBlock: 0.75, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <Caption>{title}</Caption>
          {shown(ofSide)}
        </Box>
      }
    />
  )
  return (
    <FormControl
      component="fieldset"
      error={isMissing}
      data-source={source}
      sx={{ display: 'flex', borderBlockStart: '1px solid var(--line)', paddingBlock: 1 }}
    >
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {labelOf({ source, resource })}
      </FormLabel>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('backoffice.conflict.before')}: {shown(before)}
      </Typography>
      <RadioGroup
        value={side ?? null}
        onChange={(_event, value) => onChoose(value as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {option('saved', t('backoffice.conflict.saved'), saved)}
        {option('mine', t('backoffice.conflict.mine'), mine)}
      </RadioGroup>
      {isMissing && <FormHelperText role="alert">{t('backoffice.conflict.choose')}</FormHelperText>}
    </FormControl>
  )
}

interface Props {
  readonly resource: string
  readonly source: string
  readonly value: unknown
}

function ShownValue({ value, ...field }: Props): ReactNode {
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
  if (source === 'language' && isLanguage(value)) return languageName(value)
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
