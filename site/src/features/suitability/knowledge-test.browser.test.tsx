import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { lostConnection, type TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { KnowledgeTestIsland, type Knowledge } from './knowledge-test.tsx'

const t = translator('es')
const nothing: Knowledge = {
  standing: 'unanswered',
  isWarningOwed: true,
  investorClass: 'nonSophisticated',
  gaps: [],
  answeredAt: null,
  version: null,
  reviewOn: null,
  acknowledgedAt: null,
}
const answered = { answeredAt: '2026-11-22T09:00:00.000Z', version: 1, reviewOn: '2028-11-22' }
const insufficient: Knowledge = { ...nothing, ...answered, standing: 'insufficient', gaps: ['exit'] }
const sufficient: Knowledge = { ...nothing, ...answered, standing: 'sufficient', isWarningOwed: false }

let network: TestNetwork
beforeEach(() => {
  network = newNetwork()
})

const open = (state: Knowledge, userId = 'ana') =>
  render(
    <KnowledgeTestIsland
      language="es"
      messages={pick('es', KnowledgeTestIsland.nouns)}
      userId={userId}
      state={state}
    />,
  )
const choice = (words: string) => page.getByLabelText(words, { exact: true })
const submit = page.getByRole('button', { name: t('knowledge.submit'), exact: false })
const warning = page.getByText(t('riskWarning.law'))
const bodies = (endpoint: (typeof api.knowledge)['answer' | 'acknowledge']) =>
  network.callsOf(endpoint).map(({ body }) => body)

test('what is chosen survives a reload until it is sent, for the same person only', async () => {
  network.on(api.knowledge.answer, () => insufficient)
  const first = await open(nothing)
  await choice(t('knowledge.questions.exit.choices.end')).click()
  await first.unmount()
  const others = await open(nothing, 'bea')
  await expect.element(choice(t('knowledge.questions.exit.choices.end'))).not.toBeChecked()
  await others.unmount()
  const again = await open(nothing)
  await expect.element(choice(t('knowledge.questions.exit.choices.end'))).toBeChecked()
  await submit.click()
  await expect.element(page.getByText(t('knowledge.facts.exit'))).toBeVisible()
  await again.unmount()
  await open(nothing)
  await expect.element(choice(t('knowledge.questions.exit.choices.end'))).not.toBeChecked()
})

test('sends the chosen answers, one for each single-choice question, and none for unanswered ones', async () => {
  network.on(api.knowledge.answer, () => insufficient)
  await open(nothing)
  await choice(t('knowledge.questions.familiar.choices.funds')).click()
  await choice(t('knowledge.questions.familiar.choices.loans')).click()
  await choice(t('knowledge.questions.familiar.choices.funds')).click()
  await choice(t('knowledge.questions.exit.choices.anytime')).click()
  await choice(t('knowledge.questions.exit.choices.end')).click()
  await submit.click()
  await expect.element(page.getByText(t('knowledge.facts.exit'))).toBeVisible()
  const answers = [
    { question: 'familiar', chosen: ['loans'] },
    { question: 'exit', chosen: ['end'] },
  ]
  expect(bodies(api.knowledge.answer)).toEqual([{ version: 1, answers }])
  await expect.element(submit).not.toBeInTheDocument()
})

test('a test without any answer is not sent', async () => {
  await open(nothing)
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('knowledge.nothingChosen'))
  await choice(t('knowledge.questions.exit.choices.end')).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(bodies(api.knowledge.answer)).toEqual([])
})

test('keeps the answers after a network failure', async () => {
  network.on(api.knowledge.answer, lostConnection)
  await open(nothing)
  await choice(t('knowledge.questions.exit.choices.end')).click()
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('forms.networkFailed'))
  await expect.element(choice(t('knowledge.questions.exit.choices.end'))).toBeChecked()
})

test('a due test shows the questions', async () => {
  await open({ ...sufficient, standing: 'due', isWarningOwed: true })
  await expect.element(page.getByText(t('knowledge.result.due'))).toBeVisible()
  await expect.element(warning).toBeVisible()
  await expect.element(submit).toBeVisible()
})

test('a sophisticated investor is told that no test is required', async () => {
  await open({ ...nothing, investorClass: 'sophisticated', isWarningOwed: false })
  await expect.element(page.getByText(t('knowledge.result.spared'))).toBeVisible()
  await expect.element(page.getByText(t('knowledge.result.unanswered'))).not.toBeInTheDocument()
})
