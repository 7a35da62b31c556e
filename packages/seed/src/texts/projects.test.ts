import { annualProfitability, PHASES, ProjectDescriptionBody, TimelineEventBody } from '@cauce/contract'
import { describe, expect, it, test } from 'vitest'
import { datesOf } from './project-dates.ts'
import { momentsOf } from './time.ts'
import { PROJECT_TYPES } from './catalogues.ts'
import { timelineOf } from './timeline.ts'
import { PROJECT_STORIES } from './project-story.ts'

const moments = momentsOf(new Date('2026-11-20T09:00:00.000Z'))

test('there are twenty-four projects over all phases, six of them open, one of those private', () => {
  const count = (phase: string) => PROJECT_STORIES.filter(({ life }) => life.phase === phase).length
  expect(PHASES.map((phase) => [phase, count(phase)])).toEqual([
    ['Discarded', 1],
    ['Draft', 2],
    ['Next_Opening', 3],
    ['Preinvestment', 2],
    ['Investment', 6],
    ['Financed', 6],
    ['Closed', 4],
  ])
  expect(PROJECT_STORIES.filter(({ life }) => 'private' in life)).toHaveLength(1)
})

test('every type has a project, and no two projects share a name, an address or a url', () => {
  expect(new Set(PROJECT_STORIES.map(({ type }) => type))).toEqual(new Set(Object.keys(PROJECT_TYPES)))
  for (const field of ['name', 'url', 'direction'] as const)
    expect(new Set(PROJECT_STORIES.map((story) => story[field])).size).toBe(24)
})

test('no sentence appears twice', () => {
  const sentences = PROJECT_STORIES.flatMap(({ texts }) => [
    ...texts.about,
    ...texts.inFavour,
    ...texts.against,
    ...texts.risks,
    ...texts.repayment,
  ])
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

describe.each(PROJECT_STORIES)('$url', (story) => {
  const { terms, texts, papers } = story
  const dates = datesOf(story, moments)

  it('has plausible terms', () => {
    expect(texts.uses.parts.reduce((sum, [, percent]) => sum + percent, 0)).toBe(100)
    const annual = annualProfitability(Math.round(terms.profitability * 100), terms.months)
    expect(annual).toBeGreaterThanOrEqual(550)
    expect(annual).toBeLessThanOrEqual(850)
    expect(terms.minimum).toBeLessThanOrEqual(terms.maximum ?? terms.financing)
    expect(papers.appraisal.valueWhenFinished).toBeGreaterThan(papers.appraisal.value)
  })

  it('has texts that the API accepts, without years that would age', () => {
    for (const description of [texts.about.join('\n\n'), texts.uses.intro, ...texts.risks])
      expect(ProjectDescriptionBody.shape.description.safeParse(description).success).toBe(true)
    expect(JSON.stringify(texts)).not.toMatch(/\b20(2[4-9]|[3-9]\d)\b|!/)
    expect(new Set(texts.pictures).size).toBe(4)
  })

  it('is created, announced, opened and settled in this order, with events in between', () => {
    const turns = [
      dates.createdAt,
      dates.announcedAt,
      dates.preinvestmentAt,
      dates.openedAt,
      dates.lastOrderAt,
      dates.settledAt,
    ].filter((turn) => turn !== null)
    expect(turns).toEqual(turns.toSorted((a, b) => a.getTime() - b.getTime()))
    expect(dates.dateEnd > dates.dateStart).toBe(true)
    const events = timelineOf(story, dates, moments)
    expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted())
    for (const event of events) expect(TimelineEventBody.safeParse(event).error?.issues).toBeUndefined()
  })
})

test.each(PROJECT_STORIES)('$url has the same texts in English as in Spanish', ({ texts, life, english }) => {
  const lists = ['about', 'inFavour', 'against', 'repayment', 'risks', 'pictures'] as const
  for (const list of lists) expect([list, english[list].length]).toEqual([list, texts[list].length])
  expect(english.uses.parts).toHaveLength(texts.uses.parts.length)
  expect(english.reason !== undefined).toBe(life.phase === 'Discarded')
  const { promoter: _promoter, ...page } = english
  expect(JSON.stringify(page)).not.toMatch(/\b20(2[4-9]|[3-9]\d)\b|[!¿¡]/)
  const spanish = new Set([...lists.flatMap((list) => texts[list]), texts.headline, texts.uses.intro])
  expect(lists.flatMap((list) => english[list]).filter((sentence) => spanish.has(sentence))).toEqual([])
})
