import { BRAND } from '@cauce/contract/brand.ts'
import type { Company } from '@cauce/contract/company.ts'
import { formatDays } from '@cauce/format'
import { LANGUAGES, messagesOf } from '@cauce/i18n'
import { interpolateLines } from '@cauce/i18n/interpolate.ts'

interface Text {
  readonly title: string
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}

const TEXTS = ['information', 'notice', 'privacy', 'cookies'] as const

/** The texts in force as the site shows them, by place. */
export function legalTexts({ company, reflectionDays }: { company: Company; reflectionDays: number }) {
  return LANGUAGES.flatMap((language) =>
    TEXTS.map((name): [string, string] => {
      const { title, sections } = messagesOf(language).legal[name] as Text
      const params = { brand: BRAND, reflection: formatDays(reflectionDays, language), ...company }
      const parts = Object.values(sections).map((part) => `## ${part.title}\n\n${part.text}`)
      return [
        `texts/${name}.${language}.md`,
        `${interpolateLines([`# ${title}`, ...parts].join('\n\n'), params).join('\n')}\n`,
      ]
    }),
  )
}
