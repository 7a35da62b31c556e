import { mailTemplates, type MailTemplate } from '@cauce/contract'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messagesOf } from '@cauce/i18n'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '../..')
const apiTests = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.api.test.ts'))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n')

/** What of a subject is the same in every mail: its longest piece between placeholders. */
const constantPart = (subject: string): string =>
  subject.split(/%\{\w+\}/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')

test('every mail is sent in an API test that reads its subject', () => {
  const isRead = (template: MailTemplate) =>
    (['es', 'en'] as const).some((language) =>
      apiTests.includes(constantPart(messagesOf(language).mails.templates[template].subject)),
    )
  const unread = (Object.keys(mailTemplates) as MailTemplate[]).filter((template) => !isRead(template))
  expect(unread).toEqual([])
})
