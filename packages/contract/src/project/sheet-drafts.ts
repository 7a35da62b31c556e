import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { ContentLanguage } from '../fields.ts'
import { Id } from '../ids.ts'
import { sheetFields, type SheetField } from './sheet-content.ts'
import { SheetDocument } from './sheet-document.ts'

export const SheetGap = z
  .strictObject({
    field: z.enum(Object.keys(sheetFields) as [SheetField, ...SheetField[]]),
    language: ContentLanguage.nullable().describe('In which language it is missing; null where it has none.'),
    problem: z
      .enum(['missing', 'sum'])
      .describe('What is wrong: it is missing or not whole, or its amounts do not add up to the target.'),
  })
  .describe('What a draft lacks before it can be published.')
export type SheetGap = z.infer<typeof SheetGap>

export const SheetDraft = z
  .strictObject({
    projectId: Id,
    identifier: z.string().nullable().describe('Of the offer; null while the platform has no LEI.'),
    ...sheetFields,
    gaps: z.array(SheetGap),
    publishedVersion: z.int().nullable().describe('The version in force; null before the first one.'),
    isChanged: z.boolean().describe('Whether the sheet would say something else than the version in force.'),
    updatedAt: Instant,
  })
  .describe('The key investment information sheet of a project while staff write it.')

export const SheetDraftPatch = z
  .strictObject({ ...sheetFields, updatedAt: Instant })
  .partial()
  .describe('A change of a draft. A list is replaced as a whole.')

export const SheetPreview = z
  .strictObject({
    document: SheetDocument,
    pages: z.int().describe('A4 sides that its PDF has.'),
  })
  .describe('A sheet as it would be published now.')

export const sheetDraftEndpoints = endpoints('sheetDrafts', 'Information sheets', '/v1/project/sheet-drafts', {
  read: {
    permission: 'sheetDrafts.read',
    summary: 'Read the draft of the information sheet of a project',
    output: SheetDraft,
    errors: ['sheet-of-loans'],
  },
  edit: {
    permission: 'projects.editContent',
    summary: 'Change the draft of the information sheet of a project',
    body: SheetDraftPatch,
    output: SheetDraft,
    errors: ['edit-conflict', 'sheet-of-loans'],
  },
  preview: {
    method: 'GET',
    path: '/v1/project/sheet-drafts/{id}/preview',
    permission: 'sheetDrafts.read',
    summary: 'Read the information sheet of a project as it would be published, with its length',
    query: z.strictObject({ language: ContentLanguage }).describe('In which language.'),
    output: SheetPreview,
    errors: ['sheet-of-loans'],
  },
})
