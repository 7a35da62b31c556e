import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, ContentLanguage, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { SignedUrl } from '../stored-files.ts'
import { SheetDocument } from './sheet-document.ts'

const sheet = {
  informationSheetId: Id,
  projectId: Id,
  projectName: z.string(),
  version: z.int().describe('Counts from 1 in each project.'),
  identifier: z
    .string()
    .describe('Of the offer: the LEI of the platform and eight digits. All versions have the same.'),
  isMaterial: z
    .boolean()
    .describe('Whether what changed is material for a decision to invest; false in the first version.'),
  changes: z.string().nullable().describe('What changed; null in the first version.'),
  changesEn: EnglishText,
  pages: z.int().describe('A4 sides of the PDF in Spanish.'),
  pagesEn: z.int().nullable().describe('Of the one in English; null where there is no English version.'),
  sha256: z.string().describe('Of the bytes of the PDF in Spanish.'),
  sha256En: z.string().nullable(),
  publishedAt: Instant,
}

export const InformationSheet = z
  .strictObject(sheet)
  .describe('A published version of the key investment information sheet of a project. Nothing changes it.')

export const WholeInformationSheet = z
  .strictObject({
    ...sheet,
    document: SheetDocument,
    documentEn: SheetDocument.nullable().describe('In English; null where there is no English version.'),
  })
  .describe('A published version with all that it says.')

export const InformationSheetBody = z
  .strictObject({
    projectId: Id,
    isInEnglish: z
      .boolean()
      .describe('Whether it is published in English too; then every text needs its English version.'),
    changes: text(1000).nullable().optional().describe('What changed; required from the second version on.'),
    changesEn: english(1000).optional(),
    isMaterial: z
      .boolean()
      .optional()
      .describe('Whether what changed is material; false if absent, and true if it corrects an error.'),
    irregularity: text(1000)
      .nullable()
      .optional()
      .describe(
        'What was wrong in the previous version, if it had a material error; who has an order may revoke it again.',
      ),
    irregularityEn: english(1000).optional(),
    endsSuspension: z
      .boolean()
      .optional()
      .describe('Whether it is the correction of the suspended offer, which goes on; false if absent.'),
    updatedAt: Instant.optional().describe('Of the draft that is published.'),
  })
  .describe('The draft of a project, to be published as its next version.')

const InLanguage = z
  .strictObject({ language: ContentLanguage.optional() })
  .describe('In which language; in Spanish if absent or if there is no English version.')

/** Regulation (EU) 2020/1503, article 23. */
export const informationSheetEndpoints = endpoints(
  'informationSheets',
  { name: 'Information sheets', about: 'Key investment information sheets of loans: drafts and published versions.' },
  '/v1/project/information-sheets',
  {
    list: {
      permission: 'projects.read',
      summary: 'List the published information sheets, the latest first',
      query: listQuery(['publishedAt', 'version'], { projectId: Id.optional() }, allBut()),
      output: page(InformationSheet),
    },
    read: {
      permission: 'projects.read',
      summary: 'Read a published information sheet',
      output: InformationSheet,
    },
    readWhole: {
      method: 'GET',
      path: '/v1/project/information-sheets/{id}/whole',
      permission: 'projects.read',
      summary: 'Read a published information sheet with all that it says',
      output: WholeInformationSheet,
    },
    withNotice: {
      method: 'GET',
      path: '/v1/project/information-sheets/{id}/with-notice',
      permission: 'projects.read',
      summary: 'Read the PDF, behind a page that says why the offer is suspended or was cancelled',
      description:
        '`url` leads here while the offer is suspended, and once it was cancelled. The published PDF keeps its bytes: the page stands before a copy.',
      query: InLanguage,
      isBinary: true,
    },
    url: {
      method: 'GET',
      path: '/v1/project/information-sheets/{id}/url',
      permission: 'projects.read',
      summary: 'Get a short-lived address of the PDF of an information sheet',
      query: InLanguage,
      output: SignedUrl,
    },
    create: {
      permission: 'informationSheets.publish',
      summary: 'Publish the next version of the information sheet of a project',
      description:
        'From the second version on everybody with money in the project is notified. A version that corrects a material error is the correction of an irregularity too.',
      body: InformationSheetBody,
      output: InformationSheet,
      errors: [
        'reference-unknown',
        'reason-required',
        'edit-conflict',
        'sheet-of-loans',
        'sheet-without-lei',
        'sheet-incomplete',
        'sheet-too-long',
        'sheet-unchanged',
        'choice-invalid',
        'state-forbids',
        'correction-too-late',
        'promoter-is-insider',
      ],
    },
  },
)

/** Handbook rule 23.18. */
export const lacksSheet = (
  project: { readonly isLoan: boolean; readonly informationSheetId: string | null },
  isSheetRequired: boolean,
): boolean => isSheetRequired && project.isLoan && project.informationSheetId === null
