import type { riskWarning as source } from '../es/risk-warning.ts'
import type { Translation } from '../translation.ts'

/** The risk warning of Regulation (EU) 2020/1503, article 21(4), and what is asked with it (handbook chapter 20). */
export const riskWarning = {
  title: 'Risk warning',
  law: 'An investment in a crowdfunding project includes the risk of losing the entirety of the money invested.',
  translation: 'The wording is that of the law: Regulation (EU) 2020/1503, article 21(4).',
  tick: 'I have received this warning and understand it.',
  tickMissing: 'Tick the box to confirm it.',
  submit: 'Confirm the warning',
  submitting: 'Saving',
  done: 'You confirmed this warning on %{date}. We keep its version and the time.',
  owed: 'Investing here may be inappropriate for you. Answer some questions, or confirm that you understand this warning.',
  toTest: 'Answer the questions or confirm the warning',
  owedInOrder:
    'You have not answered the questions about what you know of investing, or your answers are not sufficient or older than two years. Investing here may be inappropriate for you.',
  notAsked:
    'As you are a sophisticated investor, we do not ask for the explicit consent to large orders. You can lose everything that you invest.',
  large: {
    why: 'With this order you would have %{total} in this project, more than %{threshold}.',
    ofResult:
      'That threshold is the larger of two: 1.000 €, or half of the result that you sent (%{result}, on %{date}).',
    ofNoResult: 'Without a valid result of your simulation, the law sets that threshold.',
    toSimulation: 'Calculate how much you could lose (opens in a new tab)',
    meters: {
      project: 'In this project, with this order',
      platform: 'On the whole platform, with this order',
      mark: 'Hatched: this order. The stroke marks the threshold.',
      marks:
        'Hatched: this order. The stroke marks the threshold of the project and, in the total, the result that you sent. Both bars have the same scale.',
    },
    question: 'If the promoter cannot pay, what can happen to your money?',
    answers: {
      returned: 'The platform returns it',
      atRisk: 'It may come late, in part, or not at all',
      unknown: 'I do not know',
    },
    answerMissing: 'Answer this question to send the order.',
    answerWrong:
      'The platform neither returns the money nor guarantees it: if the promoter does not pay, it may come late, in part, or not at all. Answer again.',
    consent: 'I know that I can lose the %{total} that I would have in this project, and I give my explicit consent.',
    consentMissing:
      'An order that goes above %{threshold} in one project cannot be sent without your explicit consent.',
    kept: 'With the order we keep the warning and its version, the threshold, your consent and the time.',
  },
} as const satisfies Translation<typeof source>
