import { useEffect, useState } from 'react'
import { useTranslate } from '../../ui/island.tsx'
import { loadDemonstrationAccounts, type DemonstrationAccount } from './demonstration.ts'
import './demonstration.css'

/** Codes change every 30 seconds (RFC 6238); looking twice in that time keeps them true. */
const REFRESH_MS = 15_000

/** The accounts of the demonstration with the codes of now; one press fills the form. */
export function DemonstrationAccounts({
  initial,
  onChoose,
}: {
  initial: readonly DemonstrationAccount[]
  onChoose: (account: DemonstrationAccount) => void
}) {
  const t = useTranslate<'sessions'>()
  const [accounts, setAccounts] = useState(initial)
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const fresh = await loadDemonstrationAccounts()
      if (fresh) setAccounts(fresh)
    }
    const timer = setInterval(() => void refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="demonstration" aria-labelledby="demonstration-title">
      <h2 id="demonstration-title">{t('sessions.demonstration.title')}</h2>
      <p className="small muted">{t('sessions.demonstration.lead')}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onChoose(account)}>
              <b>
                <span className="visually-hidden">{t('sessions.demonstration.use')} </span>
                {account.name}
              </b>
              <span>{account.about}</span>
              <span className="figure">{t('sessions.demonstration.code', { code: groupCode(account.code) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `482913` -> `482 913`, as apps show it. */
export const groupCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
