import { Box, Typography } from '@mui/material'
import type { AnnualReport } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { OfferLines } from './offer-lines.tsx'
import { NO_TEXT } from '../../ui/missing.tsx'

export type ReportedOffer = AnnualReport['offers'][number]
type OfferProblem = ReportedOffer['problems'][number]

/** The problems that are mended in the sheet of the project; the others in its form. */
const OF_SHEET: ReadonlySet<OfferProblem> = new Set(['identifier-missing', 'nace-missing'])

interface Props {
  readonly year: number
  readonly offers: readonly ReportedOffer[]
}

/** Each offer of the report with its fields, its lines, and links to where something is to be mended. */
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
  const none = NO_TEXT
  return (
    <Box component="article" sx={{ marginBlockStart: 3 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        <RecordLink resource="projects" id={projectId} name={projectName} />
      </Typography>
      <Box sx={{ maxInlineSize: 760 }}>
        <Problems offer={offer} />
        <Terms>
          <Term label={t('annualReports.identifier')}>{identifier ?? none}</Term>
          <Term label={t('annualReports.nace')}>
            {naceSection === null ? none : t('annualReports.section', { section: naceSection })}
          </Term>
          <Term label={t('annualReports.owner')}>{`${promoterName} · ${owner ?? none}`}</Term>
          <Term label={t('annualReports.instrumentTitle')}>{t(`annualReports.instrument.${instrument}`)}</Term>
          <Term label={t('annualReports.raised')}>
            <Amount value={raised} />
          </Term>
        </Terms>
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
