import { formatCents, formatDate } from '@cauce/format'
import { paths } from '../../../http/paths.ts'
import { useTranslate } from '../../../ui/island.tsx'
import { paymentAmount, type Payment } from './payments.ts'
import type { Project } from './portfolio.ts'

/** Payments that should have come; said first, because nothing on the page matters more. */
export function LatePayments({ payments, projects }: { payments: readonly Payment[]; projects: readonly Project[] }) {
  const t = useTranslate<'portfolio'>()
  return payments.map((payment) => {
    const url = projects.find(({ projectId }) => projectId === payment.projectId)?.url
    return (
      <div className="alert" key={payment.distributionId}>
        <p>
          <b>{payment.projectName}</b>{' '}
          {t('portfolio.late.text', {
            amount: formatCents(paymentAmount(payment)),
            date: formatDate(payment.dueDate),
            smart_count: payment.daysLate,
          })}
        </p>
        {url && <a href={paths.project(url)}>{t('portfolio.late.link')}</a>}
      </div>
    )
  })
}
