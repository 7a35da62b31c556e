import { z } from 'zod'
import { ContentLanguage } from '../fields.ts'
import { DocumentBlock, DocumentFact } from './document-blocks.ts'

/** G takes the place of D to F. */
export const SHEET_SECTIONS = ['A', 'B', 'C', 'G', 'H'] as const
export type SheetSectionLetter = (typeof SHEET_SECTIONS)[number]

export const SheetDocument = z
  .strictObject({
    language: ContentLanguage,
    title: z.string(),
    projectName: z.string(),
    facts: z.array(DocumentFact).describe('Identifier, owner, project, type of offer, target and deadline.'),
    warnings: z.array(z.string()).describe('The texts under the title.'),
    footnotes: z.array(z.string()).describe('References to the law.'),
    sections: z.array(
      z.strictObject({ letter: z.enum(SHEET_SECTIONS), title: z.string(), blocks: z.array(DocumentBlock) }),
    ),
  })
  .describe('A key investment information sheet in one language, in the order of the model.')
export type SheetDocument = z.infer<typeof SheetDocument>
