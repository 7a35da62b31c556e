import { useRef, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useEditContext, type RaRecord, useCanAccess, useResourceContext, useTranslateLabel } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Failure } from '../failure.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords, useLanguage, wordAt } from '../words.ts'
import { changedSide, differencesOf, type Difference, type Side } from './edit-conflict.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import { accessTo } from '../ability.ts'
import { actorOf } from '../audit/audit-words.ts'
import { Hint, Caption } from '../section.tsx'
import { promotionTypeNameOf, type Picture as StoredPicture } from '@cauce/contract'
import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatRatio } from '@cauce/format/percent.ts'
import { isLanguage, languageName } from '@cauce/contract/languages.ts'
import { isChosenFile } from '../../providers/body.ts'
import { NO_TEXT, countryName } from '../names.ts'
import { Picture } from '../picture.tsx'
import { Referred } from '../referred.tsx'

interface Props {
  readonly before: RaRecord
  readonly mine: Readonly<Record<string, unknown>>
  readonly onBack: () => void
  readonly onChosen: (saved: RaRecord) => void
}

export function ConflictDialog({ before, onBack, ...rest }: Props) {
  const t = useWords()
  const { resource, refetch: readAgain } = useEditContext()
  const { data, error, refetch } = useQuery({
    queryKey: ['conflict', resource, before.id, before['updatedAt']],
    queryFn: async () => (await readAgain({ throwOnError: true })).data as RaRecord,
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <Dialog open onClose={onBack} maxWidth="md" fullWidth>
      <DialogTitle>{t('backoffice.conflict.title')}</DialogTitle>
      {data ? (
        <Choices {...rest} before={before} saved={data} onBack={onBack} />
      ) : (
        <>
          <DialogContent>
            {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={160} />}
          </DialogContent>
          <DialogActions>
            <BackButton onBack={onBack} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const BackButton = ({ onBack }: Pick<Props, 'onBack'>) => (
  <Button onClick={onBack}>{useWords()('backoffice.conflict.back')}</Button>
)

type ChoicesProps = Pick<Props, 'before' | 'mine' | 'onBack' | 'onChosen'> & { readonly saved: RaRecord }

function Choices({ before, mine, saved, onBack, onChosen }: ChoicesProps) {
  const t = useWords()
  const { resetField } = useFormContext()
  const content = useRef<HTMLDivElement>(null)
  // Those of the moment in which the form was refused: it lies behind the dialog.
  const [differences] = useState(() => differencesOf({ before, saved, mine }, Object.keys(mine)))
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.filter((one) => !one.isContested).map((one) => [one.source, changedSide(one)])),
  )
  const [isAsked, setAsked] = useState(false)
  const contested = differences.filter((one) => one.isContested)
  const others = differences.filter((one) => !one.isContested)
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ source }) => [source, side] as const)))

  const choose = () => {
    setAsked(true)
    const undecided = differences.find(({ source }) => chosen[source] === undefined)
    if (undecided) {
      content.current?.querySelector<HTMLElement>(`[data-source="${undecided.source}"] input`)?.focus()
      return
    }
    for (const one of differences)
      if (chosen[one.source] === 'saved') resetField(one.source, { defaultValue: one.saved ?? null })
    onChosen(saved)
  }
  const choiceOf = (one: Difference) => (
    <FieldChoice
      key={one.source}
      difference={one}
      side={chosen[one.source]}
      isMissing={isAsked && chosen[one.source] === undefined}
      onChoose={(side) => setChosen({ ...chosen, [one.source]: side })}
    />
  )
  return (
    <>
      <DialogContent ref={content} sx={{ paddingBlockStart: 0 }}>
        <WhoSaved before={before} saved={saved} />
        <Typography sx={{ marginBlockEnd: 1 }}>
          {t(contested.length > 0 ? 'backoffice.conflict.intro' : 'backoffice.conflict.apart')}
        </Typography>
        {differences.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" size="small" onClick={() => chooseAll('saved')}>
              {t('backoffice.conflict.allSaved')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => chooseAll('mine')}>
              {t('backoffice.conflict.allMine')}
            </Button>
          </Box>
        )}
        {contested.length > 0 && (
          <ChoiceGroup title={t('backoffice.conflict.contested')}>{contested.map(choiceOf)}</ChoiceGroup>
        )}
        {others.length > 0 && <ChoiceGroup title={t('backoffice.conflict.others')}>{others.map(choiceOf)}</ChoiceGroup>}
      </DialogContent>
      <DialogActions>
        <BackButton onBack={onBack} />
        <Button variant="contained" onClick={choose}>
          {t('backoffice.conflict.save')}
        </Button>
      </DialogActions>
    </>
  )
}

function WhoSaved({ before, saved }: { readonly before: RaRecord; readonly saved: RaRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { canAccess: mayRead = false } = useCanAccess(accessTo('audit.read'))
  const { data = [] } = useRecords('audit', { recordId: before.id }, '-createdAt', { most: 1, enabled: mayRead })
  const savedAt = String(saved['updatedAt'])
  // The entry of an earlier change says nothing about this one.
  const entry = data.find(({ createdAt }) => createdAt > String(before['updatedAt']))
  const when = formatRelativeTime(savedAt, language)
  return (
    <Hint>
      {entry
        ? t('backoffice.conflict.savedBy', { name: actorOf(entry, t), when })
        : t('backoffice.conflict.savedAt', { when })}
    </Hint>
  )
}

const ChoiceGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
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

function FieldChoice({ difference, side, isMissing, onChoose }: FieldChoiceProps) {
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

interface ShownProps {
  readonly resource: string
  readonly source: string
  readonly value: unknown
}

function ShownValue({ value, ...field }: ShownProps): ReactNode {
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

function ShownText({ resource, source, value }: ShownProps & { readonly value: string }) {
  const t = useWords()
  const language = useLanguage()
  if (COUNTRIES.has(source)) return countryName(value, language)
  if (source === 'language' && isLanguage(value)) return languageName(value)
  const promotionType = promotionTypeNameOf(value)
  if (promotionType) return t(`promotions.type.${promotionType}`)
  if (UUID.test(value)) return <Referred field={source} id={value} />
  return wordAt(t, `${resource}.${source}.${value}`) ?? textWords(value)
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
