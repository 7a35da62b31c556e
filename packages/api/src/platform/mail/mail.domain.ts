import { paths } from '@cauce/contract/pages.ts'
import { type Language, mailDefinitionOf, type MailCategory, type MailTemplate } from '@cauce/contract'
import { formatFigure, type FigureValue } from '@cauce/format'
import { messagesOf, translator } from '@cauce/i18n'
import { chooseForm, interpolate, interpolateLines, type MessageParams } from '@cauce/i18n/interpolate.ts'

export type MailValues = Readonly<Record<string, FigureValue | null>>

/** Before layout. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** QR code below the paragraphs. */
  readonly code?: { readonly text: string; readonly description: string }
  readonly action?: { readonly label: string; readonly url: string; readonly help: string }
  readonly reason: string
  /** Unsubscribe page, if any. */
  readonly declineUrl?: string
  readonly risk: string
}

export interface MailLinks {
  readonly url?: string | undefined
  readonly declineUrl?: string | undefined
}

export function mailContent(
  template: MailTemplate,
  language: Language,
  name: string,
  values: MailValues,
  { url, declineUrl }: MailLinks = {},
): MailContent {
  const t = translator(language)
  const { category } = mailDefinitionOf(template)
  const { subject, paragraphs, action } = mailWords(template, language, unclickable(template, values))
  const code = codeOf(template, values)
  return {
    language,
    subject,
    greeting: t('mails.greeting', { name: withoutLinks(name) }),
    paragraphs,
    ...(code !== undefined && { code: { text: code, description: t('deposits.qr') } }),
    ...(url !== undefined && action && { action: { label: action, url, help: t('mails.linkHelp') } }),
    reason: t(`mails.reasons.${category}`),
    ...(declineUrl !== undefined && isDeclinable(category) && { declineUrl }),
    risk: t('mails.risk'),
  }
}

function unclickable(template: MailTemplate, values: MailValues): MailValues {
  const { params } = mailDefinitionOf(template)
  const isTyped = (name: string) => params[name.replace(/En$/, '')] === 'typed'
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isTyped(name) ? withoutLinks(value) : value,
    ]),
  )
}

/**
 * Word joiners around dots and `@`: mail programs then see neither domain nor address. After the dot too, because some
 * take a joiner for a letter of a label.
 */
const withoutLinks = (typed: string): string => typed.replaceAll(/(?<=\S)[.@](?=\S)/g, '\u2060$&\u2060')

function codeOf(template: MailTemplate, values: MailValues): string | undefined {
  const kinds = Object.entries(mailDefinitionOf(template).params)
  const value = kinds.filter(([, kind]) => kind === 'QR code').map(([name]) => values[name])[0]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Without greeting and links. */
export interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: string | undefined
}

export function mailWords(template: MailTemplate, language: Language, values: MailValues): MailWords {
  const { templates, actions } = messagesOf(language).mails
  const words: TemplateWords = templates[template]
  const shown = formatted(language === 'en' ? inEnglish(values) : values)
  return {
    subject: interpolate(words.subject, shown),
    paragraphs: interpolateLines(chooseForm(words.text, shown['smart_count']), shown),
    action: words.action ?? (actions as Readonly<Record<string, string>>)[targetOf(template)],
  }
}

/** Words of buttons by page, unless the mail has its own. */
const PAGES = {
  administration: paths.administration,
  bankAccounts: paths.profile('bank-accounts'),
  investments: paths.investments,
  investorClass: paths.investorClass,
  login: paths.login(),
  profile: paths.profile(),
  tax: paths.profile('tax'),
  wallet: paths.profile('wallet'),
} as const

function targetOf(template: MailTemplate): string {
  const { page, link } = mailDefinitionOf(template)
  return link ?? Object.entries(PAGES).find(([, path]) => path === page)?.[0] ?? ''
}

interface TemplateWords {
  readonly subject: string
  readonly text: string
  readonly action?: string
}

/** English versions of staff texts where given: `titleEn` for `title` (decision project-content-and-visibility). */
function inEnglish(values: MailValues): MailValues {
  const english = Object.keys(values).flatMap((name) => {
    const version = values[`${name}En`]
    return version ? [[name, version] as const] : []
  })
  return { ...values, ...Object.fromEntries(english) }
}

/** Counts stay numbers, for plural forms. */
const formatted = (values: MailValues): MessageParams =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formattedValue(value)]))

function formattedValue(value: FigureValue | null): string | number {
  if (value === null) return ''
  return typeof value === 'number' ? value : formatFigure(value)
}

export interface MailPreferences {
  readonly generalEmailNotifications: boolean
  readonly ticketEmailNotifications: boolean
}

const isDeclinable = (category: MailCategory): boolean => category === 'general' || category === 'tickets'

/** Only `general` and `tickets` can be declined. */
export function isWanted(category: MailCategory, preferences: MailPreferences): boolean {
  if (category === 'general') return preferences.generalEmailNotifications
  return category === 'tickets' ? preferences.ticketEmailNotifications : true
}
