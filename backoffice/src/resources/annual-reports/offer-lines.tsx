import { Box } from '@mui/material'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Folded } from '../../ui/folded.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { countryName } from '../../ui/names.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import type { ReportedOffer } from './reported-offers.tsx'

type Line = ReportedOffer['lines'][number]

/** Who invested in an offer, by type and tax residence. */
export function OfferLines({ offer: { projectName, lines } }: { readonly offer: ReportedOffer }) {
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

/** The customers of a line whose tax details are to be completed, folded until they are wanted. */
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
