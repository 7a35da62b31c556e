import { contentOf } from '@cauce/contract/content.ts'
import { paths } from '@cauce/contract/pages.ts'
import { isUnlikelyToPay } from '@cauce/contract/project/loan-state.ts'
import { formatCents, formatDate } from '@cauce/format'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { troubleOf } from '../loan-state.ts'
import { amountOf, paymentKeyOf, type Payment } from './payments.ts'
import type { News, PortfolioData } from './portfolio.load.ts'

interface Props extends Pick<PortfolioData, 'projects' | 'news'> {
  readonly payments: readonly Payment[]
}

export function LatePayments({ payments, projects, news }: Props) {
  const t = useTranslate<'portfolio' | 'loanStates'>()
  return payments.map((payment) => {
    const project = projects.find(({ projectId }) => projectId === payment.projectId)
    const trouble = project && isUnlikelyToPay(project) && troubleOf(project, t)
    const latest = news.find(({ projectId }) => projectId === payment.projectId)
    return (
      <div className="alert" key={paymentKeyOf(payment)}>
        <p>
          <b>{payment.projectName}</b>{' '}
          {t(trouble ? 'portfolio.late.inDefault' : 'portfolio.late.text', {
            amount: formatCents(amountOf(payment)),
            date: formatDate(payment.dueDate),
            smart_count: payment.daysLate,
            trouble: trouble || '',
          })}{' '}
          {latest ? <Latest event={latest} /> : t('portfolio.late.noNews')}
        </p>
        {project && <a href={`${paths.project(project.url)}#timeline`}>{t('portfolio.late.link')}</a>}
      </div>
    )
  })
}

function Latest({ event }: { readonly event: News }) {
  const t = useTranslate<'portfolio'>()
  const language = useLanguage()
  const [title, description] = [contentOf(event, 'title', language), contentOf(event, 'description', language)]
  const isSpanish = title.lang !== undefined || description.lang !== undefined
  return (
    <>
      {t(isSpanish ? 'portfolio.late.newsInSpanish' : 'portfolio.late.news', { date: formatDate(event.date) })}{' '}
      <span lang={title.lang}>{title.text}</span>.
      {description.text && (
        <>
          {' '}
          <span lang={description.lang}>{description.text}</span>
        </>
      )}
    </>
  )
}
