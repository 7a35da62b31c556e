import { contentLanguageOf } from '@cauce/contract/languages.ts'
import type { LegalDocument } from '@cauce/contract/pages.ts'
import { fillerOf } from '@cauce/i18n/legal-fields.ts'
import { dataOrMissing, isId } from '../../http/client.server.ts'
import { loadSettings } from '../../http/page.server.ts'

export async function loadText(
  { client, language, company }: Pick<App.Locals, 'client' | 'language' | 'company'>,
  document: LegalDocument,
  version: string | null,
) {
  if (version !== null && !isId(version)) return undefined
  const params = { path: { document }, query: version === null ? {} : { version } }
  const [text, { reflectionDays }] = await Promise.all([
    dataOrMissing(client.GET('/v1/misc/published-texts/{document}', { params })),
    loadSettings(client),
  ])
  if (text === undefined) return undefined
  const inLanguage = fillerOf({ language, company, reflectionDays })
  const { title, titleEn, description, descriptionEn, sections, ...rest } = text
  const written = contentLanguageOf(language)
  return {
    ...rest,
    lang: written === language ? undefined : written,
    title: inLanguage(title, titleEn),
    description: inLanguage(description, descriptionEn),
    sections: sections.map(({ heading, headingEn, text: spanish, textEn }) => ({
      heading: inLanguage(heading, headingEn),
      text: inLanguage(spanish, textEn),
    })),
  }
}
