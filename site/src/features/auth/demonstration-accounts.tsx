import type { Answer } from '@cauce/client'
import { useEffect, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { useTranslate } from '../../ui/island.tsx'
import './demonstration.css'

/** An account of the demonstration. Outside the demonstration the call is 404 and the page shows no account. */
export type DemonstrationAccount = Answer<'/v1/misc/demonstration-accounts'>['data'][number]

/** Codes change every 30 seconds (RFC 6238). */
const REFRESH_MS = 10_000

/** The accounts with their current codes. They are loaded again every ten seconds while `isActive` and the page is visible. */
export function useDemonstrationAccounts(initial: readonly DemonstrationAccount[], isActive = true) {
  const [accounts, setAccounts] = useState(initial)
  const isLoaded = initial.length > 0
  useEffect(() => {
    if (!isActive) return
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const { data } = await call(client.GET('/v1/misc/demonstration-accounts'))
      if (data) setAccounts(data.data)
    }
    if (!isLoaded) void refresh()
    const timer = setInterval(() => void refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isActive, isLoaded])
  return accounts
}

interface DemonstrationAccountsProps {
  readonly initial: readonly DemonstrationAccount[]
  readonly onChoose: (account: DemonstrationAccount) => void
}

/** The accounts of the demonstration with their current codes; a click fills the form. */
export function DemonstrationAccounts({ initial, onChoose }: DemonstrationAccountsProps) {
  const t = useTranslate<'sessions'>()
  const accounts = useDemonstrationAccounts(initial)
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
