import { z } from 'zod'

export const DocumentFact = z.strictObject({ label: z.string(), value: z.string() }).describe('A label with its value.')
export type DocumentFact = z.infer<typeof DocumentFact>
const DocumentTable = z.strictObject({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(z.strictObject({ title: z.string(), share: z.number(), isFigure: z.boolean() })),
  rows: z.array(z.array(z.string())),
  sum: z.array(z.string()).nullable(),
})
export const DocumentBlock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), text: z.string() }),
    z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
    z.strictObject({ kind: z.literal('facts'), facts: z.array(DocumentFact) }),
    DocumentTable,
  ])
  .describe('A part of a document, in reading order.')
export type DocumentBlock = z.infer<typeof DocumentBlock>
