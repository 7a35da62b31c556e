import { Alert, Box, Button, Typography } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Model193 } from '../../providers/records.ts'
import { downloadBlob } from '../../ui/download.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { useWords } from '../../ui/words.ts'
import { TaxTable } from './tax-table.tsx'

/** The file that was made: whether it is right, its totals, and each line with what is to be mended. */
export function Made({ made }: { readonly made: Model193 }) {
  const t = useWords()
  const { year, fileName, content, declarerProblems, lines, checks } = made
  const wrong = lines.filter(({ problems }) => problems.length > 0).length + Number(declarerProblems.length > 0)
  const areTotalsRight = checks.every(({ expected, found }) => expected === found)
  const wordsOf = (problems: Model193['declarerProblems']) =>
    problems.map((problem) => t(`taxFiles.problem.${problem}`)).join('. ')
  return (
    <Box component="output" sx={{ display: 'block', marginBlockStart: 2 }}>
      {!areTotalsRight && <Alert severity="error">{t('taxFiles.make.wrongTotals')}</Alert>}
      {areTotalsRight && wrong === 0 && <Alert severity="success">{t('taxFiles.make.right')}</Alert>}
      {wrong > 0 && <Alert severity="warning">{t('taxFiles.make.problems', { smart_count: wrong })}</Alert>}
      {declarerProblems.length > 0 && (
        <Typography sx={{ marginBlockStart: 1 }}>
          {t('taxFiles.make.declarerRecord')}: {wordsOf(declarerProblems)}
        </Typography>
      )}
      <Typography sx={{ marginBlock: 1 }}>{t('taxFiles.make.toCheck')}</Typography>
      <Button
        variant="outlined"
        onClick={() => downloadBlob(fileName, new Blob([latin1BytesOf(content)], { type: 'text/plain' }))}
      >
        {t('taxFiles.make.download')}
      </Button>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, marginBlockStart: 2 }}>
        {t('taxFiles.make.checks')}
      </Typography>
      <FigureTable
        label={t('taxFiles.make.checks')}
        headings={[t('taxFiles.make.checks'), t('taxFiles.make.expected'), t('taxFiles.make.found')]}
        rows={checks.map(({ check, expected, found }) => ({
          key: check,
          name: t(`taxFiles.check.${check}`),
          figures: check === 'records' ? [expected, found] : [formatMoney(expected), formatMoney(found)],
        }))}
      />
      <TaxTable
        title={t('taxFiles.make.lines')}
        fileName={t('taxFiles.fileOf.lines', { year: String(year) })}
        rows={lines}
        keyOf={({ userId, accrualYear, rate }) => `${userId} ${accrualYear} ${rate}`}
        columns={[
          {
            heading: t('taxFiles.column.name'),
            text: ({ name }) => name ?? t('taxFiles.closedAccount'),
            cell: ({ userId, name, isClosed }) =>
              name === null || isClosed ? (
                (name ?? t('taxFiles.closedAccount'))
              ) : (
                <CustomerLink id={userId} name={name} tab="tax" />
              ),
          },
          { heading: t('taxFiles.column.taxNumber'), text: ({ taxNumber }) => taxNumber ?? '' },
          { heading: t('taxFiles.column.province'), text: ({ province }) => province ?? '' },
          { heading: t('taxFiles.column.accrualYear'), text: ({ accrualYear }) => String(accrualYear), isNumber: true },
          { heading: t('taxFiles.column.rate'), text: ({ rate }) => formatPercent(rate), isNumber: true },
          { heading: t('taxFiles.column.interest'), amount: ({ interest }) => interest },
          { heading: t('taxFiles.column.withheld'), amount: ({ withheld }) => withheld },
          {
            heading: t('taxFiles.column.problems'),
            text: ({ problems }) => (problems.length === 0 ? t('taxFiles.noProblem') : wordsOf(problems)),
          },
        ]}
      />
    </Box>
  )
}

/** The file in ISO-8859-1, in which each character of it is one byte. */
const latin1BytesOf = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0))
