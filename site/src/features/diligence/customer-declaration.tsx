import type { Answer } from '@cauce/client'
import { formatDate } from '@cauce/format'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import type { Declarations, PersonKind } from './declaration-draft.ts'
import { Declared } from './declared.tsx'
import { DeclarationForm } from './declaration-form.tsx'
import '../../ui/own-list.css'

interface CustomerDeclarationProps {
  readonly kind: PersonKind
  readonly state: Declarations
  readonly countries: Answer<'/v1/misc/countries'>['data']
}

/** Handbook rules 27.1 to 27.6. */
function CustomerDeclaration({ kind, state: given, countries }: CustomerDeclarationProps) {
  const t = useTranslate<'customerDeclarations'>()
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
            <Declared declared={current} />
          </section>
        )}
      </div>
      {isDeclaring ? (
        <DeclarationForm kind={kind} countries={countries} declared={current} onDone={done} />
      ) : (
        <p>
          <Button disabled={!isReady} onClick={() => setDeclaring(true)}>
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
              <Declared declared={declared} />
            </details>
          ))}
        </section>
      )}
    </div>
  )
}

export const CustomerDeclarationIsland = defineIsland(['customerDeclarations', 'common'], CustomerDeclaration)
