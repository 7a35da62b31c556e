import { z } from 'zod'
import { Language } from '../fields.ts'

/** The sections of the model that a loan has: G takes the place of D to F. */
export const SHEET_SECTIONS = ['A', 'B', 'C', 'G', 'H'] as const
export type SheetSectionLetter = (typeof SHEET_SECTIONS)[number]

const SheetFact = z.strictObject({ label: z.string(), value: z.string() }).describe('A label with its value.')
export type SheetFact = z.infer<typeof SheetFact>
const SheetTable = z.strictObject({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(z.strictObject({ title: z.string(), share: z.number(), isFigure: z.boolean() })),
  rows: z.array(z.array(z.string())),
  sum: z.array(z.string()).nullable(),
})
const SheetBlock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), text: z.string() }),
    z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
    z.strictObject({ kind: z.literal('facts'), facts: z.array(SheetFact) }),
    SheetTable,
  ])
  .describe('A part of a section, in reading order.')
export type SheetBlock = z.infer<typeof SheetBlock>

export const SheetDocument = z
  .strictObject({
    language: Language,
    title: z.string(),
    projectName: z.string(),
    facts: z.array(SheetFact).describe('Identifier, owner, project, type of offer, target and deadline.'),
    warnings: z
      .array(
        z.strictObject({
          text: z.string(),
          isTranslation: z.boolean().describe('Whether it is our translation of words that the law fixes.'),
        }),
      )
      .describe('The texts under the title.'),
    footnotes: z.array(z.string()).describe('References to the law.'),
    sections: z.array(
      z.strictObject({ letter: z.enum(SHEET_SECTIONS), title: z.string(), blocks: z.array(SheetBlock) }),
    ),
  })
  .describe('A key investment information sheet in one language, in the order of the model.')
export type SheetDocument = z.infer<typeof SheetDocument>
