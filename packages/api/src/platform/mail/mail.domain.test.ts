import { plainBrand } from '@cauce/contract/brand.ts'
import { mailDefinitionOf, mailTemplates, type MailCategory, type MailTemplate } from '@cauce/contract'
import { messagesOf } from '@cauce/i18n'
import { describe, expect, test } from 'vitest'
import { isWanted, mailContent } from './mail.domain.ts'
import { mailHtml, mailText } from './mail.service.ts'

const SENDER = { brand: plainBrand('Cauce'), company: 'Cauce, S. L. · NIF B19312040' }
const templates = Object.keys(mailTemplates) as MailTemplate[]
const placeholders = [...JSON.stringify(messagesOf('es').mails.templates).matchAll(/%\{(\w+)\}/g)].map(
  ([, name]) => name!,
)
const values = {
  ...Object.fromEntries(placeholders.map((name) => [name, `any ${name}`])),
  at: { instant: '2026-11-20T09:30:00.000Z' },
  browser: 'Firefox, Linux',
  address: '203.0.113.7',
  smart_count: 3,
}

describe.each(['es', 'en'] as const)('every mail in %s', (language) => {
  test.each(templates)('%s has a subject and text, and no placeholder is left in it', (template) => {
    const content = mailContent(template, language, 'Ana', values, { url: 'https://cauce.example/x' })
    for (const form of [mailHtml(content, SENDER), mailText(content, SENDER)]) {
      expect(form).toContain('Ana')
      expect(form).not.toMatch(/%\{|\|\|\|\||undefined|mails\./)
    }
    expect(content.paragraphs.length).toBeGreaterThan(0)
    const { page, link } = mailDefinitionOf(template)
    expect(content.action !== undefined || (page ?? link) === undefined).toBe(true)
  })
})

test.each(templates)('%s has no clickable domain from what people typed', (template) => {
  const { params } = mailDefinitionOf(template)
  const typed = Object.keys(params).filter((name) => params[name] === 'typed')
  const hostile = Object.fromEntries(typed.flatMap((name) => [name, `${name}En`]).map((name) => [name, 'Evil.example']))
  for (const language of ['es', 'en'] as const) {
    const content = mailContent(template, language, 'a@evil.example', { ...values, ...hostile })
    for (const form of [content.subject, mailHtml(content, SENDER), mailText(content, SENDER)])
      expect(form).not.toMatch(/evil\.example|a@/i)
    const words = [content.subject, ...content.paragraphs].join('\n')
    expect(words.includes('Evil\u2060.\u2060example')).toBe(typed.length > 0)
  }
})

test('instants and amounts are formatted for people', () => {
  const { paragraphs } = mailContent('newLogin', 'es', 'Ana', values)
  expect(paragraphs[0]).toBe(
    'El 20/11/2026 10:30 se inició sesión en su cuenta con Firefox, Linux, desde la dirección 203.0.113.7.',
  )
})

test('text that a person typed does not become markup or break out of a link', () => {
  const content = mailContent(
    'deviceTrusted',
    'es',
    `<b>"Ana"</b>`,
    { ...values, device: `"><script>alert(1)</script>` },
    { url: 'https://cauce.example/?a="><x>' },
  )
  const html = mailHtml(content, SENDER)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('"><x>')
})

describe('a mail is wanted', () => {
  const all = { generalEmailNotifications: true, ticketEmailNotifications: true }
  test.each<{ category: MailCategory; preferences: typeof all; isIt: boolean }>([
    { category: 'general', preferences: all, isIt: true },
    { category: 'general', preferences: { ...all, generalEmailNotifications: false }, isIt: false },
    { category: 'general', preferences: { ...all, ticketEmailNotifications: false }, isIt: true },
    { category: 'tickets', preferences: { ...all, ticketEmailNotifications: false }, isIt: false },
    { category: 'tickets', preferences: { ...all, generalEmailNotifications: false }, isIt: true },
    {
      category: 'security',
      preferences: { generalEmailNotifications: false, ticketEmailNotifications: false },
      isIt: true,
    },
    {
      category: 'necessary',
      preferences: { generalEmailNotifications: false, ticketEmailNotifications: false },
      isIt: true,
    },
  ])('$category with $preferences: $isIt', ({ category, preferences, isIt }) => {
    expect(isWanted(category, preferences)).toBe(isIt)
  })
})

test('mails that can be declined link to the preferences, mails by law or for security do not', () => {
  const declineUrl = 'https://cauce.example/user/profile#contact'
  const formsOf = (template: MailTemplate) => {
    const content = mailContent(template, 'es', 'Ana', values, { declineUrl })
    return [mailHtml(content, SENDER), mailText(content, SENDER)]
  }
  expect(mailContent('projectOpened', 'es', 'Ana', values)).not.toHaveProperty('declineUrl')
  for (const template of ['projectOpened', 'ticketAnswered'] as const)
    for (const form of formsOf(template)) expect(form).toContain(declineUrl)
  for (const template of ['orderReceived', 'passwordChanged', 'resetPassword'] as const)
    for (const form of formsOf(template)) expect(form).not.toContain(declineUrl)
})

test('news of a project is in English if it has an English version, otherwise in Spanish', () => {
  const news = {
    project: 'Ribera',
    title: 'Licencia',
    titleEn: 'Permit',
    description: 'Concedida',
    descriptionEn: null,
  }
  const words = (language: 'es' | 'en') => mailContent('projectNews', language, 'Ana', news).paragraphs
  expect(words('en')).toEqual(['Permit', 'Concedida'])
  expect(words('es')).toEqual(['Licencia', 'Concedida'])
})
