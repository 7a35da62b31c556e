import { type Language, mailDefinitionOf, type MailCategory, type MailTemplate } from '@cauce/contract'
import { formatFigure, type FigureValue } from '@cauce/format'
import { messagesOf, translator } from '@cauce/i18n'
import { chooseForm, interpolate, type MessageParams } from '@cauce/i18n/interpolate.ts'

/** The values of any mail. */
export type MailValues = Readonly<Record<string, FigureValue | null>>

/** The content of a mail, before it is laid out as HTML or text. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A QR code below the paragraphs, for programs that show pictures. */
  readonly code?: { readonly text: string; readonly description: string }
  readonly action?: { readonly label: string; readonly url: string; readonly help: string }
  readonly reason: string
  /** The page where mails of this kind can be declined, if they can. */
  readonly declineUrl?: string
  readonly risk: string
}

/** The links of a mail: that of its button, and the page where such mails can be declined. */
export interface MailLinks {
  readonly url?: string | undefined
  readonly declineUrl?: string | undefined
}

/** The content of a template in a language. */
export function mailContent(
  template: MailTemplate,
  language: Language,
  name: string,
  values: MailValues,
  { url, declineUrl }: MailLinks = {},
): MailContent {
  const t = translator(language)
  const { category } = mailDefinitionOf(template)
  const { subject, paragraphs, action } = mailWords(template, language, values)
  const code = codeOf(template, values)
  return {
    language,
    subject,
    greeting: t('mails.greeting', { name }),
    paragraphs,
    ...(code !== undefined && { code: { text: code, description: t('deposits.qr') } }),
    ...(url !== undefined && action && { action: { label: action, url, help: t('mails.linkHelp') } }),
    reason: t(`mails.reasons.${category}`),
    ...(declineUrl !== undefined && isDeclinable(category) && { declineUrl }),
    risk: t('mails.risk'),
  }
}

/** The text of the QR code of a mail. A mail that an older version queued has none. */
function codeOf(template: MailTemplate, values: MailValues): string | undefined {
  const kinds = Object.entries(mailDefinitionOf(template).params)
  const value = kinds.filter(([, kind]) => kind === 'QR code').map(([name]) => values[name])[0]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What a mail says to anyone whom it is for, without greeting and links. */
export interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The word on its button, if it has one. */
  readonly action: string | undefined
}

/** The words of a template in a language, with the values of one mail. */
export function mailWords(template: MailTemplate, language: Language, values: MailValues): MailWords {
  const words: TemplateWords = messagesOf(language).mails.templates[template]
  const shown = formatted(language === 'en' ? inEnglish(values) : values)
  return {
    subject: interpolate(words.subject, shown),
    paragraphs: paragraphsOf(words.text, shown),
    action: words.action,
  }
}

interface TemplateWords {
  readonly subject: string
  readonly text: string
  readonly action?: string
}

/** One paragraph a line, without the lines that interpolate an empty value, or one that an older version did not give. */
function paragraphsOf(raw: string, values: MessageParams): string[] {
  const lines = chooseForm(raw, values['smart_count']).split('\n')
  const isComplete = (line: string) => !placeholdersOf(line).some((name) => (values[name] ?? '') === '')
  return lines.filter(isComplete).map((line) => interpolate(line, values))
}

const placeholdersOf = (line: string): string[] => [...line.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name!)

/** What staff wrote is in English where they gave an English version: `titleEn` instead of `title` (decision 226). */
function inEnglish(values: MailValues): MailValues {
  const english = Object.keys(values).flatMap((name) => {
    const version = values[`${name}En`]
    return version ? [[name, version] as const] : []
  })
  return { ...values, ...Object.fromEntries(english) }
}

/** Counts stay numbers, because plural forms are chosen by them. */
const formatted = (values: MailValues): MessageParams =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formattedValue(value)]))

function formattedValue(value: FigureValue | null): string | number {
  if (value === null) return ''
  return typeof value === 'number' ? value : formatFigure(value)
}

/** Which mails a person has chosen to get. */
export interface MailPreferences {
  readonly generalEmailNotifications: boolean
  readonly ticketEmailNotifications: boolean
}

const isDeclinable = (category: MailCategory): boolean => category === 'general' || category === 'tickets'

/** Whether a person gets mails of a category. Only `general` and `tickets` can be declined. */
export function isWanted(category: MailCategory, preferences: MailPreferences): boolean {
  if (category === 'general') return preferences.generalEmailNotifications
  return category === 'tickets' ? preferences.ticketEmailNotifications : true
}
