import type { Company } from '@cauce/contract/company.ts'
import { formatDays } from '@cauce/format'
import { LANGUAGES, messagesOf } from '@cauce/i18n'
import { interpolateLines } from '@cauce/i18n/interpolate.ts'

interface Text {
  readonly title: string
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}

const TEXTS = ['information', 'terms', 'notice', 'privacy', 'cookies'] as const

interface Told {
  readonly brandName: string
  readonly company: Company
  readonly reflectionDays: number
}

/** The texts in force as the site shows them, by place. */
export function legalTexts({ brandName, company, reflectionDays }: Told) {
  return LANGUAGES.flatMap((language) =>
    TEXTS.map((name): [string, string] => {
      const { title, sections } = messagesOf(language).legal[name] as Text
      const params = { brand: brandName, reflection: formatDays(reflectionDays, language), ...company }
      const parts = Object.values(sections).map((part) => `## ${part.title}\n\n${part.text}`)
      return [
        `texts/${name}.${language}.md`,
        `${interpolateLines([`# ${title}`, ...parts].join('\n\n'), params).join('\n')}\n`,
      ]
    }),
  )
}
