import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import type { Candidate } from './match-choice.ts'
import { useTargetWords } from './target-words.ts'

interface Props {
  readonly record: MatchingRecord
  /** What it is compared with; absent while nothing or several are chosen. */
  readonly candidate: Candidate | undefined
}

/** What the bank says, beside what is chosen. */
export function MatchLine({ record, candidate }: Props) {
  const t = useWords()
  const targetOf = useTargetWords()
  const rows = [
    { name: t('matching.fields.counterpartyName'), bank: record.counterpartyName, chosen: candidate?.name },
    {
      name: t('matching.fields.counterpartyIban'),
      bank: record.counterpartyIban && groupIban(record.counterpartyIban),
      chosen: candidate?.account && groupIban(candidate.account),
    },
    {
      name: t('common.amount'),
      bank: formatMoney(record.amount, { sign: 'always' }),
      chosen: candidate?.amount && formatMoney(candidate.amount),
    },
    {
      name: t('matching.fields.bookingDay'),
      bank: formatDate(record.bookingDay),
      chosen: candidate?.since && formatDate(candidate.since),
    },
    { name: t('matching.fields.remittance'), bank: record.remittance, chosen: candidate && targetOf(candidate) },
    { name: t('matching.fields.reference'), bank: record.reference && groupIban(record.reference), chosen: undefined },
  ].filter(({ bank, chosen }) => Boolean(bank) || Boolean(chosen))
  return (
    // A part that scrolls by itself would shrink to nothing in the column of the pane.
    <Box component="section" aria-label={t('matching.fromBank')} tabIndex={0} sx={{ flex: 'none', overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>{t('matching.fromBank')}</TableCell>
            {candidate && <TableCell>{t('matching.chosen')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, bank, chosen }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 'inherit' }}>
                {name}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{bank}</TableCell>
              {candidate && <TableCell sx={{ overflowWrap: 'anywhere' }}>{chosen}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Why it is suggested, held, or why there is nothing. */
export function MatchReasons({ reasons }: Pick<MatchingRecord, 'reasons'>) {
  const t = useWords()
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {reasons.map((reason) => (
        <Typography component="li" key={reason}>
          {t(`matching.reason.${reason}`)}
        </Typography>
      ))}
    </Box>
  )
}
