import { Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { DiligenceFile } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { NO_TEXT } from '../../ui/names.ts'

type Declared = NonNullable<DiligenceFile['declaration']>

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

export function Declaration({ declared }: { readonly declared: Declared | null }) {
  const t = useWords()
  return (
    <Section title={t('diligence.declaration.title')}>
      {declared ? <Facts declared={declared} /> : <Typography>{t('diligence.declaration.none')}</Typography>}
    </Section>
  )
}

function Facts({ declared }: { readonly declared: Declared }) {
  const t = useWords()
  const { activity, purpose, purposeText, origins, originText, exposure, exposedOffice, exposedPerson } = declared
  const { exposureEndedOn, isExposed, control, owners, createdAt } = declared
  return (
    <Terms
      of={[
        term(t('diligence.declaration.since'), formatDate(createdAt)),
        term(t('diligence.declaration.activity'), activity),
        term(t('diligence.declaration.purpose'), joined(t(`diligence.background.purposes.${purpose}`), purposeText)),
        term(
          t('diligence.declaration.origins'),
          joined(...origins.map((name) => t(`diligence.background.origins.${name}`)), originText),
        ),
        term(
          t('diligence.declaration.exposure'),
          joined(
            t(`diligence.background.exposures.${exposure}`),
            exposedPerson,
            exposedOffice,
            exposureEndedOn && formatDate(exposureEndedOn),
            isExposed ? t('diligence.declaration.exposed') : null,
          ),
        ),
        ...owners.map(({ name, share, birthdayAt, nationality, country }) =>
          term(
            t(`diligence.background.controls.${control ?? 'owners'}`),
            joined(name, share === null ? null : formatPercent(share), formatDate(birthdayAt), nationality, country),
          ),
        ),
      ]}
    />
  )
}

/** The first deposit, and whether it came from an account of the customer in the European Union (Ley 10/2010, article 12). */
export function FirstDeposit({ payment }: { readonly payment: DiligenceFile['firstPayment'] }) {
  const t = useWords()
  if (!payment)
    return (
      <Section title={t('diligence.firstPayment.title')}>
        <Typography>{t('diligence.firstPayment.none')}</Typography>
      </Section>
    )
  const { amount, paidOn, senderName, senderCountry, isOwnAccount, isInUnion } = payment
  const isUnknown = isOwnAccount === null || isInUnion === null
  const answer = isUnknown ? 'unknown' : isOwnAccount && isInUnion ? 'yes' : 'no'
  return (
    <Section title={t('diligence.firstPayment.title')}>
      <Terms
        of={[
          term(t('diligence.firstPayment.own'), t(`diligence.firstPayment.${answer}`)),
          term(t('diligence.firstPayment.amount'), <Amount value={amount} />),
          term(t('diligence.firstPayment.paidOn'), formatDate(paidOn)),
          term(t('diligence.firstPayment.sender'), joined(senderName, senderCountry) || NO_TEXT),
        ]}
      />
    </Section>
  )
}
