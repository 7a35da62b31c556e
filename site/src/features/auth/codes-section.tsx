import { FEW_RECOVERY_CODES } from '@cauce/contract/auth/totps.ts'
import { paths, withNext } from '@cauce/contract/pages.ts'
import { formatDate } from '@cauce/format'
import { useTranslate } from '../../ui/island.tsx'

export interface CodesSectionProps {
  /** ISO 8601. */
  readonly since: string
  readonly remaining: number
}

export function CodesSection({ since, remaining }: CodesSectionProps) {
  const t = useTranslate<'totps'>()
  return (
    <section aria-labelledby="one-time-codes">
      <h3 id="one-time-codes">{t('totps.security.title')}</h3>
      <p className="small muted">{t('totps.security.since', { date: formatDate(since) })}</p>
      <p className="small">{t('totps.security.left', { smart_count: remaining })}</p>
      {remaining <= FEW_RECOVERY_CODES && <p className="note clay">{t('totps.security.few')}</p>}
      <p className="row">
        <a className="button quiet" href={paths.newRecoveryCodes}>
          {t('totps.security.renew')}
        </a>
        <a className="button quiet" href={withNext(paths.changeDevice, paths.profile())}>
          {t('totps.security.change')}
        </a>
      </p>
    </section>
  )
}
