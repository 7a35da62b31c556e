import { z } from 'zod'
import { BRAND_NAME, HEADING_FACES } from '../brand.ts'
import { cleanLine } from '../cleaned.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, Language, optionalName, optionalText } from '../fields.ts'
import { IMAGE_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { FURTHER_LANGUAGES } from '../languages.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Picture } from '../pictures.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalTransitions } from '../proposals.ts'
import { cleanMark, MAXIMUM_MARK } from './mark.ts'

export const BRAND_STATES = [...PROPOSAL_STATES, 'retired'] as const
export const BrandState = z
  .enum(BRAND_STATES)
  .describe('A proposed brand is published once another administrator has approved it.')

const Color = z
  .string()
  .overwrite((typed) => cleanLine(typed).toLowerCase())
  .regex(/^#[\da-f]{6}$/, 'color-invalid')
  .meta({ examples: ['#7a1fa2'] })
  .nullable()
  .describe('Main colour, `#rrggbb`. Null is the one that the platform comes with.')

const HeadingFace = z.enum(HEADING_FACES).describe('Face of headings and of the name.')

const Mark = z
  .string()
  .max(MAXIMUM_MARK)
  .meta({ examples: ['<svg viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="currentColor"/></svg>'] })
  .transform((svg) => (svg.trim() === '' ? null : (cleanMark(svg) ?? '')))
  .refine((svg) => svg !== '', 'mark-not-plain')
  .nullable()
  .describe(
    'SVG of flat shapes. What is in `currentColor` follows the theme. Null is the one that the platform comes with.',
  )

const FurtherLanguages = z
  .array(z.enum(FURTHER_LANGUAGES))
  .max(FURTHER_LANGUAGES.length)
  .describe('Offered beside Spanish and English.')

/** Null stands for what the platform comes with. */
const texts = {
  headline: optionalName(80).describe('Heading of the home page, in Spanish.'),
  headlineEn: optionalName(80),
  lead: optionalText(300).describe(
    'Below that heading, and what search engines and social networks show of the platform.',
  ),
  leadEn: optionalText(300),
  footer: optionalText(300).describe('At the foot of every page, above the company.'),
  footerEn: optionalText(300),
}

const KeptFrom = Id.nullable().optional()

const look = {
  name: z
    .string()
    .overwrite(cleanLine)
    .max(40)
    .refine((name) => BRAND_NAME.test(name), 'brand-name-invalid')
    .meta({ examples: ['Ribera Norte'] })
    .describe('Name of the platform on pages, in mails and documents, and in files for banks.'),
  color: Color,
  mark: Mark,
  headings: HeadingFace,
  ...texts,
  furtherLanguages: FurtherLanguages,
}

const { mark: _, ...plain } = look
const shown = {
  ...plain,
  mark: z.string().nullable(),
  picture: Picture.nullable().describe('Of the home page, in place of the drawing that the platform comes with.'),
  sharePicture: Picture.nullable().describe(
    'What social networks show of the platform. Null is one drawn from name, mark and colour.',
  ),
}

export const Brand = z
  .strictObject({
    brandId: Id,
    ...shown,
    state: BrandState,
    ...proposalFields,
    proposedBy: Id,
    proposedByName: z.string(),
  })
  .describe('A version of the brand. Rows are never changed in place: a change is proposed as a new row.')

export const BrandBody = z
  .strictObject({
    ...look,
    furtherLanguages: FurtherLanguages.default([]),
    pictureFrom: KeptFrom.describe('Version of which it keeps `picture`, unless a file comes along.'),
    pictureDescription: optionalName(160)
      .optional()
      .describe('What `picture` shows, in Spanish, for those who cannot see it. Null for decoration.'),
    pictureDescriptionEn: optionalName(160).optional(),
    sharePictureFrom: KeptFrom.describe('Version of which it keeps `sharePicture`, unless a file comes along.'),
  })
  .describe('A brand to be approved by another administrator. It replaces the one that is published.')

export const BrandPatch = ProposalPatch.extend({
  state: z.enum(['active', 'refused', 'retired']),
  reason: ProposalPatch.shape.reason.describe('Required unless it is approved.'),
}).describe(
  'Approval by another administrator, refusal, return to an earlier brand (active), or to what the platform comes with (retired).',
)

export const PublishedBrand = z
  .strictObject({ brandId: Id.nullable(), ...shown })
  .describe('How the platform is called and looks. Without a published brand it has no id.')

export const SampleMail = z
  .strictObject({ sender: z.string(), subject: z.string(), html: z.string() })
  .describe('A mail with invented contents, which is not sent.')

const sampleQuery = z.strictObject({ language: Language.optional().describe('That of the caller by default.') })

/** Two administrators publish; one goes back to what two have published before. */
export const brandLifecycle = defineLifecycle({
  name: 'brand',
  states: BRAND_STATES,
  initial: ['proposed'],
  transitions: {
    ...proposalTransitions('brands.edit'),
    restore: { from: ['replaced', 'retired'], to: 'active', permission: 'brands.edit' },
    retire: { from: ['active'], to: 'retired', permission: 'brands.edit' },
  },
})

export const brandEndpoints = endpoints(
  'brands',
  {
    name: 'Brands',
    about:
      'Name, colours, mark, pictures and texts of the platform, proposed by one administrator and approved by another.',
  },
  '/v1/misc/brands',
  {
    readPublished: {
      method: 'GET',
      path: '/v1/misc/brand',
      permission: 'settings.read',
      summary: 'Read how the platform is called and looks',
      output: PublishedBrand,
    },
    list: {
      permission: 'brands.read',
      summary: 'List the versions of the brand',
      query: listQuery(
        ['createdAt', 'name', 'state', 'updatedAt'],
        { state: BrandState.optional(), awaitsMyApproval: AwaitsMyApproval.optional() },
        allBut(),
      ),
      output: page(Brand),
    },
    create: {
      permission: 'brands.edit',
      summary: 'Propose a brand',
      body: BrandBody,
      files: {
        picture: { kinds: IMAGE_KINDS, description: 'Picture of the home page: PNG, JPEG or WebP below 5 MB.' },
        sharePicture: { kinds: IMAGE_KINDS, description: 'Picture for social networks, cut to 1200 x 630.' },
      },
      output: Brand,
      errors: ['color-contrast', 'reference-unknown', 'file-kind', 'file-too-large'],
    },
    read: {
      permission: 'brands.read',
      summary: 'Read a version of the brand',
      output: Brand,
    },
    readSampleMail: {
      method: 'GET',
      path: '/v1/misc/brands/{id}/sample-mail',
      permission: 'brands.read',
      summary: 'Make a mail with invented contents in a version of the brand',
      description: 'The mail about an investment that was received, of which nothing is sent or kept.',
      query: sampleQuery,
      output: SampleMail,
    },
    readSampleDocument: {
      method: 'GET',
      path: '/v1/misc/brands/{id}/sample-document',
      permission: 'brands.read',
      summary: 'Make a document with invented contents in a version of the brand',
      description:
        'The contract of an investment as a PDF that calls itself a sample. It has no number and is not kept.',
      query: sampleQuery,
      isBinary: true,
    },
    decide: {
      permission: 'brands.edit',
      summary: 'Publish or refuse a brand, or go back to an earlier one',
      body: BrandPatch,
      output: Brand,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
  },
)
