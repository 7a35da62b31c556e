import { expect, test } from 'vitest'
import { PROJECT_STORIES } from '../projects/index.ts'
import { inEnglish } from './index.ts'

test.each(PROJECT_STORIES)('$url says in English what it says in Spanish', (story) => {
  const { texts, life } = story
  const english = inEnglish(story)
  const lists = ['about', 'inFavour', 'against', 'repayment', 'risks', 'pictures'] as const
  for (const list of lists) expect([list, english[list].length]).toEqual([list, texts[list].length])
  expect(english.uses.parts).toHaveLength(texts.uses.parts.length)
  expect(english.reason !== undefined).toBe(life.phase === 'Discarded')
  const { promoter: _promoter, ...page } = english
  expect(JSON.stringify(page)).not.toMatch(/\b20(2[4-9]|[3-9]\d)\b|[!¿¡]/)
  const spanish = new Set([...lists.flatMap((list) => texts[list]), texts.headline, texts.uses.intro])
  expect(lists.flatMap((list) => english[list]).filter((sentence) => spanish.has(sentence))).toEqual([])
})
