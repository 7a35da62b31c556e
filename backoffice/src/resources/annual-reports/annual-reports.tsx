import { useState } from 'react'
import { Alert, Skeleton, Typography, Box, Button } from '@mui/material'
import { calendarYearOf } from '@cauce/contract'
import { useCall, useRead } from '../../providers/call.ts'
import type { AnnualReport, MadeAnnualReport } from '../../providers/records.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Lead, PageHeading } from '../../ui/section.tsx'
import { Unverified, Folded } from '../../ui/folded.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords, useLanguage } from '../../ui/words.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useCanAccess } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { downloadText } from '../../ui/download.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useAction } from '../../ui/use-action.ts'
import { RecordLink, CustomerLink } from '../../ui/links.tsx'
import { countryName, NO_TEXT } from '../../ui/names.ts'

/** How many years back one can go: records are kept for five (Regulation (EU) 2020/1503, article 26). */
const YEARS_BACK = 5

/** /admin/annual-reports/: the report of a year to the authority, what it lacks, and its file. The address has the year. */
export function AnnualReports() {
  const t = useWords()
  const [present] = useState(() => calendarYearOf(new Date()))
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, index) => present - index)
  const yearOf = (text: string | null) => years.find((one) => String(one) === text)
  const [address, setAddress] = useQueryParts({ year: (value) => yearOf(value) !== undefined })
  // The one that is handed in next.
  const year = yearOf(address.get('year')) ?? present - 1
  const { data, error } = useRead(['annualReports', year], 'GET /v1/project/annual-reports', { query: { year } })
  return (
    <>
      <PageHeading title={t('annualReports.title')} />
      <Lead>{t('annualReports.about')}</Lead>
      <SelectField
        label={t('annualReports.year')}
        value={year}
        options={years.map((one) => [one, one])}
        onChoose={(chosen) => setAddress({ year: String(chosen) })}
        sx={{ maxInlineSize: 220 }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && <Report key={data.year} report={data} />}
    </>
  )
}

function Report({ report }: { readonly report: AnnualReport }) {
  const t = useWords()
  const { year, offers, unverified } = report
  return (
    <>
      <Unverified items={unverified.map((name) => t(`annualReports.unverified.${name}`))} />
      <ReportSummary report={report} />
      {offers.length === 0 ? (
        <Typography sx={{ marginBlockStart: 3 }}>{t('annualReports.noOffers', { year: String(year) })}</Typography>
      ) : (
        <ReportedOffers year={year} offers={offers} />
      )}
    </>
  )
}

function ReportSummary({ report }: { readonly report: AnnualReport }) {
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
      <Terms
        of={[
          term(
            t('annualReports.lei'),
            lei ?? problems.map((problem) => t(`annualReports.problem.${problem}`)).join(' '),
          ),
          term(t('annualReports.offerCount'), totals.offerCount),
          term(t('annualReports.lineCount'), totals.lineCount),
          term(t('annualReports.raised'), <Amount value={totals.raised} />),
        ]}
      />
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

type ReportedOffer = AnnualReport['offers'][number]
type OfferProblem = ReportedOffer['problems'][number]

/** The problems that are mended in the sheet of the project; the others in its form. */
const OF_SHEET: ReadonlySet<OfferProblem> = new Set(['identifier-missing', 'nace-missing'])

interface Props {
  readonly year: number
  readonly offers: readonly ReportedOffer[]
}

function ReportedOffers({ year, offers }: Props) {
  const t = useWords()
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Typography component="h2" variant="h6">
        {t('annualReports.offers', { year: String(year) })}
      </Typography>
      {offers.map((offer) => (
        <Offer key={offer.projectId} offer={offer} />
      ))}
    </Box>
  )
}

function Offer({ offer }: { readonly offer: ReportedOffer }) {
  const t = useWords()
  const { projectId, projectName, identifier, naceSection, owner, promoterName, instrument, raised } = offer
  return (
    <Box component="article" sx={{ marginBlockStart: 3 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        <RecordLink resource="projects" id={projectId} name={projectName} />
      </Typography>
      <Box sx={{ maxInlineSize: 760 }}>
        <Problems offer={offer} />
        <Terms
          of={[
            term(t('annualReports.identifier'), identifier ?? NO_TEXT),
            term(
              t('annualReports.nace'),
              naceSection === null ? NO_TEXT : t('annualReports.section', { section: naceSection }),
            ),
            term(t('annualReports.owner'), `${promoterName} · ${owner ?? NO_TEXT}`),
            term(t('annualReports.instrumentTitle'), t(`annualReports.instrument.${instrument}`)),
            term(t('annualReports.raised'), <Amount value={raised} />),
          ]}
        />
      </Box>
      <OfferLines offer={offer} />
    </Box>
  )
}

/** What the offer lacks. A project that is no loan has no sheet that could be begun. */
function Problems({ offer: { projectId, isLoan, problems } }: { readonly offer: ReportedOffer }) {
  const t = useWords()
  if (problems.length === 0) return null
  return (
    <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5 }}>
      {problems.map((problem) => (
        <li key={problem}>
          {!OF_SHEET.has(problem) || isLoan ? (
            <RecordLink
              resource="projects"
              id={projectId}
              {...(OF_SHEET.has(problem) ? { type: 'show', tab: 'information-sheet' } : { type: 'edit' })}
              name={t(`annualReports.problem.${problem}`)}
            />
          ) : (
            t(`annualReports.problem.${problem}`)
          )}
        </li>
      ))}
    </Box>
  )
}

type Line = ReportedOffer['lines'][number]

function OfferLines({ offer: { projectName, lines } }: { readonly offer: ReportedOffer }) {
  const t = useWords()
  const language = useLanguage()
  const wordsOf = (name: 'type' | 'residence' | 'investors' | 'invested' | 'problems') =>
    t(`annualReports.column.${name}`)
  const typeOf = ({ investorType }: Line) =>
    investorType === null ? t('annualReports.nobody') : t(`annualReports.type.${investorType}`)
  const residenceOf = ({ investorType, residence }: Line) => {
    if (residence !== null) return `${countryName(residence, language)} (${residence})`
    return investorType === null ? '' : t('annualReports.unknownResidence')
  }
  const checkOf = ({ problems }: Line) =>
    problems.map((problem) => t(`annualReports.problem.${problem}`)).join(' ') || t('annualReports.noProblem')
  return (
    <>
      <FigureTable
        label={t('annualReports.linesOf', { name: projectName })}
        headings={[
          wordsOf('type'),
          wordsOf('residence'),
          wordsOf('investors'),
          wordsOf('invested'),
          wordsOf('problems'),
        ]}
        words={[wordsOf('residence'), wordsOf('problems')]}
        rows={lines.map((line) => ({
          key: `${line.investorType} ${line.residence}`,
          name: typeOf(line),
          figures: [
            residenceOf(line),
            line.investorCount,
            <Amount key="invested" value={line.invested} />,
            checkOf(line),
          ],
        }))}
      />
      {lines
        .filter(({ withoutResidence }) => withoutResidence.length > 0)
        .map((line) => (
          <WithoutResidence key={line.investorType} line={line} type={typeOf(line)} />
        ))}
    </>
  )
}

function WithoutResidence({ line, type }: { readonly line: Line; readonly type: string }) {
  const t = useWords()
  const { investorCount, withoutResidence } = line
  const others = investorCount - withoutResidence.length
  return (
    <Folded summary={t('annualReports.withoutResidence', { type, count: investorCount })}>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {withoutResidence.map(({ userId, name, isClosed }) => (
          <li key={userId}>
            {name === null || isClosed ? (
              (name ?? t('annualReports.closedAccount'))
            ) : (
              <CustomerLink id={userId} name={name} tab="tax" />
            )}
          </li>
        ))}
        {others > 0 && <li>{t('annualReports.more', { smart_count: others })}</li>}
      </Box>
    </Folded>
  )
}
