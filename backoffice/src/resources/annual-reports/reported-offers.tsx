import { Box, Typography } from '@mui/material'
import type { AnnualReport } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink, CustomerLink } from '../../ui/links.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Folded } from '../../ui/folded.tsx'
import { countryName, NO_TEXT } from '../../ui/names.ts'

export type ReportedOffer = AnnualReport['offers'][number]
type OfferProblem = ReportedOffer['problems'][number]

/** The problems that are mended in the sheet of the project; the others in its form. */
const OF_SHEET: ReadonlySet<OfferProblem> = new Set(['identifier-missing', 'nace-missing'])

interface Props {
  readonly year: number
  readonly offers: readonly ReportedOffer[]
}

export function ReportedOffers({ year, offers }: Props) {
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
