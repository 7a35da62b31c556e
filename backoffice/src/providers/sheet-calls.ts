import type { Answer } from '@cauce/client'
import type { Language } from '@cauce/i18n/language.ts'
import type { HttpClient } from './http.ts'
import { callsOf } from './nouns.ts'
import type { SheetPreview } from './records.ts'

/** Calls for information sheets that belong to no record. */
export interface SheetCalls {
  /** The sheet of a project as it would be published now, with its length. */
  readonly sheetPreview: (projectId: string, language: Language) => Promise<SheetPreview>
  /** A short-lived address of the PDF of a published sheet. */
  readonly sheetUrl: (sheetId: string, language: Language) => Promise<string>
}

export const createSheetCalls = (http: HttpClient): SheetCalls => ({
  sheetPreview: async (projectId, language) => {
    const { json } = await http(
      `${callsOf('sheetDrafts').path}/${encodeURIComponent(projectId)}/preview?language=${language}`,
    )
    return json as SheetPreview
  },
  sheetUrl: async (sheetId, language) => {
    const { json } = await http(
      `${callsOf('informationSheets').path}/${encodeURIComponent(sheetId)}/url?language=${language}`,
    )
    return (json as Answer<'/v1/project/information-sheets/{id}/url'>).url
  },
})
