import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { BankFileOutlook as Outlook } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { Hint } from '../../ui/section.tsx'

type Line = Outlook['lines'][number]
type Outcome = Line['outcome']

/** How sure an outcome is, as a colour. */
export const outcomeTones = {
  auto: 'green',
  high: 'blue',
  low: 'blue',
  hold: 'clay',
  none: 'grey',
  known: 'grey',
  later: 'grey',
} as const satisfies Record<Outcome, Tone>

/** The name of an outcome. */
export const outcomeName = (t: Translate, outcome: Outcome): string =>
  outcome === 'known' || outcome === 'later' ? t(`bankFiles.outlook.${outcome}`) : t(`matching.tier.${outcome}`)

const onlyWide = { display: { xs: 'none', md: 'table-cell' } } as const

export function OutlookLines({ name, lines }: { readonly name: string; readonly lines: readonly Line[] }) {
  const t = useWords()
  return (
    <Box component="section" aria-label={t('bankFiles.outlook.of', { name })} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={onlyWide}>{t('bankMovements.fields.bookingDay')}</TableCell>
            <TableCell>{t('bankFiles.outlook.fromBank')}</TableCell>
            <TableCell sx={onlyWide}>{t('bankFiles.outlook.what')}</TableCell>
            <TableCell align="right">{t('bankMovements.fields.amount')}</TableCell>
            <TableCell align="right" sx={onlyWide}>
              {t('bankFiles.outlook.balance')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            // Lines of a file have no other name, and none comes or goes.
            <TableRow key={index} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={onlyWide}>{formatDate(line.bookingDay)}</TableCell>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {line.counterpartyName ?? t('matching.nameless')}
                {line.remittance !== '' && <Hint isSmall>{line.remittance}</Hint>}
                <Box sx={{ display: { md: 'none' }, marginBlockStart: 0.5 }}>
                  <What line={line} />
                </Box>
              </TableCell>
              <TableCell sx={onlyWide}>
                <What line={line} />
              </TableCell>
              <TableCell align="right">
                <Amount value={line.amount} sign="always" />
              </TableCell>
              <TableCell align="right" sx={onlyWide}>
                <Amount value={line.balance} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

export const reversedText = (t: Translate, { name, day }: NonNullable<Line['reverses']>): string =>
  t('bankMovements.reversed', { name: name ?? t('matching.nameless'), day: formatDate(day) })

function What({ line }: { readonly line: Line }) {
  const t = useWords()
  const reasons = line.reasons.map((reason) => t(`matching.reason.${reason}`)).join(', ')
  const why = [line.reverses ? reversedText(t, line.reverses) : '', reasons].filter(Boolean).join('. ')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <StateBadge tone={outcomeTones[line.outcome]} label={outcomeName(t, line.outcome)} />
        <span>{effectOf(t, line)}</span>
      </Box>
      {why !== '' && <Hint isSmall>{why}</Hint>}
    </>
  )
}

function effectOf(t: Translate, { outcome, amount, targets, reasons }: Line): string {
  const isCredit = !amount.startsWith('-')
  const name = [...new Set(targets.map((target) => target.name))].join(', ')
  if (outcome === 'known') return t('bankFiles.outlook.unchanged')
  if (outcome === 'later') return t('bankFiles.outlook.afterwards')
  if (outcome === 'none') return t(isCredit ? 'bankFiles.outlook.unassigned' : 'bankFiles.outlook.unexplained')
  if (outcome !== 'auto') return t('bankFiles.outlook.decided', { name })
  if (targets[0]?.kind === 'payment')
    return t(isCredit ? 'bankFiles.outlook.returned' : 'bankFiles.outlook.paid', { name })
  return t(reasons.includes('amount-booked') ? 'bankFiles.outlook.booked' : 'bankFiles.outlook.credited', { name })
}
