import { Alert, Box } from '@mui/material'
import CheckIcon from '@mui/icons-material/Check'
import PriorityHighIcon from '@mui/icons-material/PriorityHigh'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { statementRemark } from '@cauce/i18n/statement-file-message.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { BankFile } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { placeOf, type Standing } from './standing.ts'
import { Hint } from '../../ui/section.tsx'

type Statement = BankFile['statements'][number]

interface Props {
  readonly name: string
  readonly statements: readonly Statement[]
  readonly standing: Standing | undefined
}

export function FileStatements({ name, statements, standing }: Props) {
  const t = useWords()
  return (
    <Box
      component="section"
      aria-label={t('bankFiles.of', { name })}
      sx={{ display: 'grid', gap: 2, marginBlockStart: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {statements.map((statement, index) => (
        // Statements of one file have no other name, and none comes or goes.
        <Box key={index} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Hint isSmall>{sourceOf(t, statement)}</Hint>
          <StatementSum statement={statement} />
          <Ticks ticks={ticksOf(t, statement, placeOf(statement, index, standing))} />
          <Remarks statement={statement} />
        </Box>
      ))}
    </Box>
  )
}

function sourceOf(t: Translate, { iban, format, fromDay, toDay, lineCount }: Statement): string {
  const period =
    fromDay === toDay
      ? t('bankFiles.onDay', { day: formatDate(fromDay) })
      : t('bankFiles.period', { from: formatDate(fromDay), to: formatDate(toDay) })
  const counted = t('bankFiles.counted', { smart_count: lineCount, count: formatCount(lineCount) })
  // Groups of an account number stay together.
  const account = groupIban(iban).replaceAll(' ', '\u00A0')
  return `${t(`bankFiles.format.${format}`)}, ${account}, ${period}, ${counted}`
}

const absolute = (amount: string) => amount.replace('-', '')

function StatementSum({ statement }: { readonly statement: Statement }) {
  const t = useWords()
  const { opening, closing, stated, conflict } = statement
  const { credits, debits } = stated
  const labelOf = (side: 'credits' | 'debits', count: number) =>
    t(`bankFiles.sum.${side}`, { smart_count: count, count: formatCount(count) })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: '0.25rem 1rem',
        padding: 1.5,
        borderRadius: '4px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      <Box
        component="dl"
        sx={{
          display: { xs: 'grid', md: 'flex' },
          flexWrap: 'wrap',
          gap: '0.25rem 0.75rem',
          margin: 0,
          width: { xs: '100%', md: 'auto' },
        }}
      >
        {opening !== null && <Term label={t('bankFiles.opening')} value={opening} />}
        <Term
          sign={opening === null ? undefined : '+'}
          label={labelOf('credits', credits.count)}
          value={credits.amount}
        />
        <Term sign="−" label={labelOf('debits', debits.count)} value={absolute(debits.amount)} />
        {closing !== null && <Term sign="=" label={t('bankFiles.closing')} value={closing} />}
      </Box>
      {opening === null ? (
        <Hint isSmall>{t('bankFiles.detailsOnly')}</Hint>
      ) : (
        <Ticks ticks={[{ isGood: true, text: t('bankFiles.fits') }]} isStrong={conflict === null} />
      )}
    </Box>
  )
}

interface TermProps {
  /** Drawn before it and not read: the labels say it. */
  readonly sign?: '+' | '−' | '=' | undefined
  readonly label: string
  readonly value: string
}

const Term = ({ sign, label, value }: TermProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'baseline',
      gap: 0.75,
      justifyContent: { xs: 'space-between', md: 'flex-start' },
      ...(sign !== undefined && {
        '&::before': {
          content: `"${sign}" / ""`,
          color: 'text.secondary',
          minWidth: '1.25ch',
          marginInlineEnd: { md: 0.5 },
        },
      }),
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginInlineEnd: { xs: 'auto', md: 0 } }}>
      {label}
    </Box>
    <Box component="dd" sx={{ margin: 0, fontFamily: 'var(--font-display)', fontSize: '1.25rem', lineHeight: 1.3 }}>
      <Amount value={value} />
    </Box>
  </Box>
)

/** Remarks of the reader; the statement is imported all the same. */
function Remarks({ statement: { remarks } }: { readonly statement: Statement }) {
  const t = useWords()
  if (remarks.length === 0) return null
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2 }}>
        {remarks.map((remark) => (
          <li key={remark.reason}>{statementRemark(t, remark)}</li>
        ))}
      </Box>
    </Alert>
  )
}

interface Tick {
  readonly isGood: boolean
  readonly text: string
}

function ticksOf(t: Translate, statement: Statement, place: ReturnType<typeof placeOf>): readonly Tick[] {
  const { conflict, opening, lineCount } = statement
  if (conflict?.code === 'statement-not-ours') return [{ isGood: false, text: t('bankFiles.tick.strange') }]
  const ours = { isGood: true, text: t('bankFiles.tick.ours') }
  if (conflict) {
    const misfit = conflict.code === 'statement-uncertain' ? 'uncertain' : 'contradicts'
    return [ours, { isGood: false, text: t(`bankFiles.tick.${misfit}`) }]
  }
  if (opening === null) return [ours]
  return [ours, chainOf(t, place), { isGood: true, text: newnessOf(t, lineCount, place.newCount) }]
}

function chainOf(t: Translate, { follows, gapBefore, sharesDays }: ReturnType<typeof placeOf>): Tick {
  if (gapBefore) return { isGood: false, text: t('bankFiles.tick.gap', { day: formatDate(gapBefore.fromDay) }) }
  if (follows) {
    const before = { day: formatDate(follows.day), closing: formatMoney(follows.closing) }
    return { isGood: true, text: t('bankFiles.tick.follows', before) }
  }
  return { isGood: true, text: t(sharesDays ? 'bankFiles.tick.sharesDays' : 'bankFiles.tick.first') }
}

function newnessOf(t: Translate, lineCount: number, newCount: number): string {
  const counts = { smart_count: lineCount, count: formatCount(lineCount), fresh: formatCount(newCount) }
  if (lineCount === 0) return t('bankFiles.tick.empty')
  if (newCount === lineCount) return t('bankFiles.tick.allNew', counts)
  return newCount === 0 ? t('bankFiles.tick.noneNew') : t('bankFiles.tick.someNew', counts)
}

function Ticks({ ticks, isStrong = false }: { readonly ticks: readonly Tick[]; readonly isStrong?: boolean }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.5rem', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {ticks.map(({ isGood, text }) => (
        <Box
          key={text}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 0.5,
            fontSize: '0.875rem',
            fontWeight: isStrong ? 600 : undefined,
            color: isGood ? (isStrong ? 'var(--phase-green-ink)' : undefined) : 'var(--clay-ink)',
          }}
        >
          {isGood ? (
            <CheckIcon fontSize="small" aria-hidden sx={{ color: 'var(--phase-green-ink)' }} />
          ) : (
            <PriorityHighIcon fontSize="small" aria-hidden />
          )}
          {text}
        </Box>
      ))}
    </Box>
  )
}
