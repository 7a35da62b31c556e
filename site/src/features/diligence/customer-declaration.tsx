import type { Answer } from '@cauce/client'
import { paths } from '@cauce/contract/pages.ts'
import { formatDate, formatPercent } from '@cauce/format'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import type { Declarations, PersonKind, Declaration } from './declaration-draft.ts'
import { DeclarationForm } from './declaration-form.tsx'
import '../../ui/own-list.css'

interface CustomerDeclarationProps {
  readonly userId: string
  readonly kind: PersonKind
  readonly state: Declarations
  readonly countries: Answer<'/v1/misc/countries'>['data']
}

/** Handbook rules 27.1 to 27.6. */
function CustomerDeclaration({ userId, kind, state: given, countries }: CustomerDeclarationProps) {
  const t = useTranslate<'customerDeclarations' | 'opening'>()
  const isReady = useIsHydrated()
  const [state, setState] = useState(given)
  const [isDeclaring, setDeclaring] = useState(given.isOwed)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== given) shown.current?.focus()
  }, [state, given])
  const [current, ...earlier] = state.declarations
  const done = (now: Declarations) => {
    setState(now)
    setDeclaring(false)
    notify({ kind: 'success', text: t('customerDeclarations.form.done') })
  }
  return (
    <div className="own-list">
      <div ref={shown} tabIndex={-1}>
        {current && (
          <section aria-labelledby="declared">
            <h2 id="declared">{t('customerDeclarations.current.title')}</h2>
            <Declared declared={current} countries={countries} />
          </section>
        )}
      </div>
      {isDeclaring ? (
        <DeclarationForm userId={userId} kind={kind} countries={countries} declared={current} onDone={done} />
      ) : (
        <p className="row">
          {state !== given && (
            <a className="button" href={paths.nextStep}>
              {t('opening.toNext')}
            </a>
          )}
          <Button look="quiet" disabled={!isReady} onClick={() => setDeclaring(true)}>
            {t('customerDeclarations.current.change')}
          </Button>
        </p>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier">{t('customerDeclarations.history')}</h2>
          {earlier.map((declared) => (
            <details key={declared.customerDeclarationId}>
              <summary>{formatDate(declared.createdAt)}</summary>
              <Declared declared={declared} countries={countries} />
            </details>
          ))}
        </section>
      )}
    </div>
  )
}

export const CustomerDeclarationIsland = defineIsland(
  ['customerDeclarations', 'common', 'opening'],
  CustomerDeclaration,
)

interface DeclaredProps extends Pick<CustomerDeclarationProps, 'countries'> {
  readonly declared: Declaration
}

function Declared({ declared, countries }: DeclaredProps) {
  const t = useTranslate<'customerDeclarations'>()
  const nameOf = (code: string) => countries.find(({ alpha2 }) => alpha2 === code)?.name ?? code
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
                {[
                  name,
                  share !== null && formatPercent(share),
                  formatDate(birthdayAt),
                  ...[nationality, country].map(nameOf),
                ]
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
