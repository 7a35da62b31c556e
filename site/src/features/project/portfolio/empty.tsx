import { formatMoney } from '@cauce/format'
import { paths } from '../../../http/paths.ts'
import { useTranslate } from '../../../ui/island.tsx'

/** Nothing invested yet: says what to do first. */
export function Empty({ available }: { available: string }) {
  const t = useTranslate<'portfolio'>()
  const hasMoney = available !== '0.00'
  return (
    <div className="empty">
      <h2>{t('portfolio.empty.title')}</h2>
      <p>
        {hasMoney
          ? t('portfolio.empty.withMoney', { amount: formatMoney(available) })
          : t('portfolio.empty.withoutMoney')}
      </p>
      <p className="row">
        {!hasMoney && (
          <a className="button" href={paths.deposit()}>
            {t('portfolio.empty.deposit')}
          </a>
        )}
        <a className={hasMoney ? 'button' : 'button quiet'} href={paths.projects}>
          {t('portfolio.empty.toProjects')}
        </a>
      </p>
    </div>
  )
}
