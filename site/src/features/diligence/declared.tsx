import { formatDate, formatPercent } from '@cauce/format'
import { useTranslate } from '../../ui/island.tsx'
import type { Declaration } from './declaration-draft.ts'

export function Declared({ declared }: { readonly declared: Declaration }) {
  const t = useTranslate<'customerDeclarations'>()
  const { activity, purpose, purposeText, origins, originText, owners } = declared
  const facts = [
    [t('customerDeclarations.current.activity'), activity],
    [
      t('customerDeclarations.current.purpose'),
      [t(`customerDeclarations.purposes.${purpose}`), purposeText].filter(Boolean).join(': '),
    ],
    [
      t('customerDeclarations.current.origins'),
      [origins.map((name) => t(`customerDeclarations.origins.${name}`)).join(', '), originText]
        .filter(Boolean)
        .join('. '),
    ],
    [t('customerDeclarations.current.exposure'), exposureWords(t, declared)],
  ] as const
  return (
    <>
      <p className="muted">{t('customerDeclarations.current.since', { date: formatDate(declared.createdAt) })}</p>
      <dl className="declared">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {declared.control !== null && (
          <div>
            <dt>{t(`customerDeclarations.controls.${declared.control}`)}</dt>
            {owners.map(({ name, share, birthdayAt, nationality, country }) => (
              <dd key={`${name} ${birthdayAt}`}>
                {[name, share !== null && formatPercent(share), formatDate(birthdayAt), nationality, country]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </>
  )
}

type Translate = ReturnType<typeof useTranslate<'customerDeclarations'>>

function exposureWords(t: Translate, { exposure, exposedOffice, exposedPerson, exposureEndedOn }: Declaration): string {
  const until = exposureEndedOn && t('customerDeclarations.current.until', { date: formatDate(exposureEndedOn) })
  const details = [exposedPerson, exposedOffice, until].filter(Boolean).join(', ')
  return [t(`customerDeclarations.exposures.${exposure}`), details].filter(Boolean).join(': ')
}
