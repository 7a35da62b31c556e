import { expect, test } from 'vitest'
import { englishAmong } from './english-words.ts'
import { messagesOf, translator } from './translator.ts'

test('finds English messages, filled in or not, and words that libraries bring along', () => {
  const t = translator('en')
  const texts = [
    messagesOf('en').backoffice.inbox.title,
    t('backoffice.inbox.waiting', { smart_count: 22 }),
    t('backoffice.decision.incomeOf', { name: 'Olga Prat' }),
    'Go to next page',
  ]
  expect(englishAmong(texts)).toEqual(texts)
})

test('finds nothing in Spanish ones, nothing that both languages say alike, and no text of a transfer', () => {
  const t = translator('es')
  const texts = [
    messagesOf('es').backoffice.inbox.title,
    t('backoffice.inbox.waiting', { smart_count: 22 }),
    t('backoffice.decision.incomeOf', { name: 'Olga Prat' }),
    'Ticket',
    'Olga Prat',
    '1.250,00 €',
    translator('en')('payments.remittance.withdrawal', { number: 'RT-2026-004117', brand: 'Cauce' }),
  ]
  expect(englishAmong(texts)).toEqual([])
})
