import { paths } from '../../../http/paths.ts'
import { useTranslate } from '../../../ui/island.tsx'

/** Who has not proven who they are cannot invest yet: the way there instead of the form. */
export function IdentityNeeded() {
  const t = useTranslate<'orders'>()
  return (
    <>
      <p>
        <b>{t('orders.invest.identityTitle')}</b>
      </p>
      <p>{t('orders.invest.identity')}</p>
      <p>
        <a className="button" href={`${paths.profile('customer')}#identity-status`}>
          {t('orders.invest.toIdentity')}
        </a>
      </p>
    </>
  )
}
