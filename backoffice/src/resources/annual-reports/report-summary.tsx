import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { AnnualReport, MadeAnnualReport } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { downloadText } from '../../ui/download.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

/** Whether the report can be handed in, its sums, and its file. */
export function ReportSummary({ report }: { readonly report: AnnualReport }) {
  const t = useWords()
  const { year, isOver, dueBy, lei, problems, totals, checks } = report
  return (
    <Box component="section" sx={{ marginBlockStart: 3, maxInlineSize: 760 }}>
      <Typography component="h2" variant="h6">
        {t('annualReports.summary', { year: String(year) })}
      </Typography>
      <Typography sx={{ marginBlock: 1 }}>
        {isOver ? t('annualReports.dueBy', { day: formatDate(dueBy) }) : t('annualReports.notOver')}
      </Typography>
      <Verdict report={report} />
      <Terms>
        <Term label={t('annualReports.lei')}>
          {lei ?? problems.map((problem) => t(`annualReports.problem.${problem}`)).join(' ')}
        </Term>
        <Term label={t('annualReports.offerCount')}>{totals.offerCount}</Term>
        <Term label={t('annualReports.lineCount')}>{totals.lineCount}</Term>
        <Term label={t('annualReports.raised')}>
          <Amount value={totals.raised} />
        </Term>
      </Terms>
      <Box sx={{ marginBlockStart: 2 }}>
        <FigureTable
          label={t('annualReports.checks')}
          headings={[t('annualReports.checks'), t('annualReports.expected'), t('annualReports.found')]}
          rows={checks.map(({ check, expected, found }) => ({
            key: check,
            name: t(`annualReports.check.${check}`),
            figures: check === 'invested' ? [formatMoney(expected), formatMoney(found)] : [expected, found],
          }))}
        />
      </Box>
      <Make year={year} />
    </Box>
  )
}

function Verdict({ report: { totals, checks } }: { readonly report: AnnualReport }) {
  const t = useWords()
  const { problemCount } = totals
  if (checks.some(({ expected, found }) => expected !== found))
    return <Alert severity="error">{t('annualReports.wrongSums')}</Alert>
  if (problemCount === 0) return <Alert severity="success">{t('annualReports.right')}</Alert>
  return <Alert severity="warning">{t('annualReports.problems', { smart_count: problemCount })}</Alert>
}

/** Makes the file, saves it, and says by what it is recognised in the audit list. */
function Make({ year }: { readonly year: number }) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayMake } = useCanAccess(accessTo('annualReports.make'))
  const [made, setMade] = useState<MadeAnnualReport>()
  const action = useAction(() => call('POST /v1/project/annual-reports', { body: { year } }), {
    after: (report) => {
      downloadText(report.fileName, report.content, 'text/csv')
      setMade(report)
    },
  })
  if (!mayMake) return null
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      {action.refusal && <Alert severity="error">{action.refusal.message}</Alert>}
      <Button variant="contained" loading={action.isBusy} onClick={() => void action.run()}>
        {t('annualReports.make')}
      </Button>
      <Box component="output" sx={{ display: 'block', marginBlockStart: 1, overflowWrap: 'anywhere' }}>
        {made && `${t('annualReports.made', { fileName: made.fileName })} ${made.sha256}`}
      </Box>
    </Box>
  )
}
