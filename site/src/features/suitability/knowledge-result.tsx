import type { Answer } from '@cauce/client'
import { isProtected } from '@cauce/contract/account/investor-classes.ts'
import { formatDate } from '@cauce/format'
import { useTranslate } from '../../ui/island.tsx'

export type Knowledge = Answer<'/v1/account/knowledge'>

/** No mark, but what each answer shows that the person should know. */
export function KnowledgeResult({ state }: { readonly state: Knowledge }) {
  const t = useTranslate<'knowledge'>()
  const { standing, gaps, answeredAt, reviewOn, version, investorClass } = state
  const isSpared = !isProtected(investorClass)
  return (
    <>
      <p className={isSpared || standing === 'sufficient' ? 'alert calm' : 'alert'}>
        <span>{isSpared ? t('knowledge.result.spared') : t(`knowledge.result.${standing}`)}</span>
      </p>
      {gaps.length > 0 && (
        <section aria-labelledby="knowledge-gaps" className="stack-gap">
          <h2 id="knowledge-gaps">{t('knowledge.result.gaps')}</h2>
          <ul className="knowledge-gaps">
            {gaps.map((question) => (
              <li key={question}>
                <b>{t(`knowledge.questions.${question}.text`)}</b>
                <p className="small">{t(`knowledge.facts.${question}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answeredAt !== null && reviewOn !== null && (
        <p className="small muted">
          {t('knowledge.result.kept', {
            answered: formatDate(answeredAt),
            version: String(version),
            review: formatDate(reviewOn),
          })}
        </p>
      )}
    </>
  )
}
