import {
  KNOWLEDGE_NAMES,
  KNOWLEDGE_QUESTIONS,
  KNOWLEDGE_TOPICS,
  KNOWLEDGE_VERSION,
  type KnowledgeQuestion,
} from '@cauce/contract/account/knowledge-questions.ts'
import { paths } from '@cauce/contract/pages.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { keptTyping } from '../../ui/kept.ts'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { RISK_WARNING_VERSION } from '@cauce/contract/account/knowledge-state.ts'
import { formatDateTime, formatDate } from '@cauce/format'
import { CheckField } from '../../ui/field.tsx'
import type { Answer } from '@cauce/client'
import { isProtected } from '@cauce/contract/account/investor-classes.ts'
import './knowledge-test.css'
import '../../ui/question.css'

type Chosen = Partial<Record<KnowledgeQuestion, readonly string[]>>

interface KnowledgeTestProps {
  readonly userId: string
  readonly state: Knowledge
}

/** Entry knowledge test (handbook rule 20.5). */
function KnowledgeTest({ userId, state: given }: KnowledgeTestProps) {
  const t = useTranslate<'knowledge' | 'opening'>()
  const [state, setState] = useState(given)
  const [isAsked, setAsked] = useState(given.standing === 'unanswered' || given.standing === 'due')
  const standing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== given) standing.current?.focus()
  }, [state, given])
  return (
    <div className="knowledge">
      <div ref={standing} tabIndex={-1} className="knowledge-standing">
        <KnowledgeResult state={state} />
        {(state.isWarningOwed || state.acknowledgedAt !== null) && <RiskWarning state={state} onDone={setState} />}
      </div>
      {isAsked ? (
        <Questions
          userId={userId}
          onAnswered={(now) => {
            setState(now)
            setAsked(false)
          }}
        />
      ) : (
        <p className="row">
          {state !== given && (
            <a className="button" href={paths.nextStep}>
              {t('opening.toNext')}
            </a>
          )}
          <Button look="quiet" onClick={() => setAsked(true)}>
            {t('knowledge.result.again')}
          </Button>
        </p>
      )}
    </div>
  )
}

interface QuestionsProps {
  readonly userId: string
  readonly onAnswered: (now: Knowledge) => void
}

/** Nothing is preselected; every question may stay unanswered. The tab keeps what is chosen. */
function Questions({ userId, onAnswered }: QuestionsProps) {
  const t = useTranslate<'knowledge'>()
  const isReady = useIsHydrated()
  const kept = useMemo(() => keptTyping<Chosen>(`${userId}:knowledge`), [userId])
  const [changed, setChanged] = useState<Chosen>()
  const [isSent, setSent] = useState(false)
  const chosen = changed ?? (isReady ? kept.read() : undefined) ?? {}
  const choose = (more: Chosen) => {
    const now = { ...chosen, ...more }
    setChanged(now)
    kept.write(now)
  }
  const { run, isBusy, failure } = useCall(
    (answers: { question: KnowledgeQuestion; chosen: string[] }[]) =>
      call(client.POST('/v1/account/knowledge/tests', { body: { version: KNOWLEDGE_VERSION, answers } })),
    (now) => {
      kept.forget()
      onAnswered(now)
    },
  )
  const answers = KNOWLEDGE_NAMES.flatMap((question) => {
    const taken = chosen[question] ?? []
    return taken.length > 0 ? [{ question, chosen: [...taken] }] : []
  })
  return (
    <form
      className="knowledge-questions"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (answers.length > 0) void run(answers)
      }}
    >
      {KNOWLEDGE_TOPICS.map((topic) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{t(`knowledge.topics.${topic}`)}</h2>
          {topic === 'finances' && (
            <p>
              <a href={paths.lossSimulation}>{t('knowledge.toSimulation')}</a>
            </p>
          )}
          {KNOWLEDGE_NAMES.filter((name) => KNOWLEDGE_QUESTIONS[name].topic === topic).map((name) => (
            <Question
              key={name}
              name={name}
              chosen={chosen[name] ?? []}
              isReady={isReady}
              onChange={(taken) => choose({ [name]: taken })}
            />
          ))}
        </section>
      ))}
      {isSent && answers.length === 0 && (
        <p className="note clay" role="alert">
          {t('knowledge.nothingChosen')}
        </p>
      )}
      <Refusal failure={failure} />
      <p>
        <Button type="submit" isBusy={isBusy} busyLabel={t('knowledge.submitting')} disabled={!isReady}>
          {t('knowledge.submit')}
        </Button>
      </p>
    </form>
  )
}

interface QuestionProps {
  readonly name: KnowledgeQuestion
  readonly chosen: readonly string[]
  readonly isReady: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

function Question({ name, chosen, isReady, onChange }: QuestionProps) {
  const t = useTranslate<'knowledge'>() as unknown as (key: string) => string
  const question = KNOWLEDGE_QUESTIONS[name]
  const isMany = 'isMany' in question
  const take = (choice: string, isTaken: boolean) => {
    const others = isMany ? chosen.filter((one) => one !== choice) : []
    onChange(isTaken ? [...others, choice] : others)
  }
  return (
    <fieldset className="question" disabled={!isReady}>
      <legend>{t(`knowledge.questions.${name}.text`)}</legend>
      {question.choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(choice)}
            onChange={({ target }) => take(choice, target.checked)}
          />
          <span>{t(`knowledge.questions.${name}.choices.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

export const KnowledgeTestIsland = defineIsland(['knowledge', 'opening', 'riskWarning'], KnowledgeTest)

/** Nothing is preselected. */
function RiskWarning({ state, onDone }: { readonly state: Knowledge; readonly onDone: (now: Knowledge) => void }) {
  const t = useTranslate<'riskWarning'>()
  const [isTicked, setTicked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { run, isBusy, failure } = useCall(
    () =>
      call(client.POST('/v1/account/knowledge/acknowledgements', { body: { warningVersion: RISK_WARNING_VERSION } })),
    onDone,
  )
  const confirm = () => (isTicked ? void run() : setMissing(true))
  return (
    <section className="risk-warning" aria-labelledby="risk-warning">
      <h2 id="risk-warning">{t('riskWarning.title')}</h2>
      <p className="risk-law">{t('riskWarning.law')}</p>
      {state.isWarningOwed ? (
        <>
          <CheckField
            id="risk-tick"
            checked={isTicked}
            onChange={({ target }) => {
              setTicked(target.checked)
              setMissing(false)
            }}
            label={t('riskWarning.tick')}
            error={isMissing ? t('riskWarning.tickMissing') : undefined}
          />
          <Refusal failure={failure} />
          <p>
            <Button look="quiet" isBusy={isBusy} busyLabel={t('riskWarning.submitting')} onClick={confirm}>
              {t('riskWarning.submit')}
            </Button>
          </p>
        </>
      ) : (
        state.acknowledgedAt !== null && (
          <p className="small">{t('riskWarning.done', { date: formatDateTime(state.acknowledgedAt) })}</p>
        )
      )}
    </section>
  )
}

export type Knowledge = Answer<'/v1/account/knowledge'>

/** No mark, but what each answer shows that the person should know. */
function KnowledgeResult({ state }: { readonly state: Knowledge }) {
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
