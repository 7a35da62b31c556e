import { z } from 'zod'
import { compactCode } from '../cleaned.ts'
import { CountryCode, Email, nameText, optionalName, optionalText, Phone, text } from '../fields.ts'

/** Form of Delegated Regulation (EU) 2022/2117, annex, in its order. */

const line = (maximum: number) => optionalText(maximum).optional()
const name = (maximum: number) => optionalName(maximum).optional()
const country = CountryCode.optional()
const phone = Phone.optional()
/** Legal entity identifier (ISO 17442): 18 letters or digits and two check digits. */
const lei = z
  .string()
  .overwrite(compactCode)
  .regex(/^[A-Z0-9]{18}[0-9]{2}$/, 'lei-invalid')
  .optional()

/** 1a: complainant, 1b: postal address if different. */
const complainant = {
  name: nameText(150).describe('Last name of a person, or name of an entity.'),
  firstName: name(100),
  registrationNumber: line(60).describe('Number of an entity in a register, or of an identity document.'),
  lei,
  address: line(200),
  postcode: line(20),
  city: line(100),
  country,
  phone,
  email: Email,
  contactName: name(150).describe('Where to write to, if it differs.'),
  contactFirstName: name(100),
  contactAddress: line(200),
  contactPostcode: line(20),
  contactCity: line(100),
  contactCountry: country,
  contactPhone: phone,
  contactEmail: Email.optional(),
}

/** 2: representative; the power of attorney is attached. */
const representative = {
  representativeName: name(150).describe(
    'Last name or name of an entity that complains in the name of the complainant.',
  ),
  representativeFirstName: name(100),
  representativeRegistrationNumber: line(60),
  representativeLei: lei,
  representativeAddress: line(200),
  representativePostcode: line(20),
  representativeCity: line(100),
  representativeCountry: country,
  representativePhone: phone,
  representativeEmail: Email.optional(),
}

const complaint = {
  investmentReference: line(200).describe('The investment or the agreement to which it refers.'),
  description: text(10_000),
  dates: line(500).describe('When what it is about happened.'),
  damage: line(2000).describe('The damage, loss or detriment caused.'),
  otherComments: line(5000),
  place: line(100),
}

/** Attachments, as ticked. */
const ticks = {
  hasPower: z.boolean().optional().describe('The power of the representative is attached.'),
  hasContracts: z.boolean().optional().describe('Documents of the investment are attached.'),
  hasOther: z.boolean().optional().describe('Other documents are attached.'),
}

export const ComplaintBody = z
  .strictObject({ ...complainant, ...representative, ...complaint, ...ticks })
  .describe('A complaint; its attachments go in the parts `documents`.')
export type ComplaintBody = z.input<typeof ComplaintBody>

export const COMPLAINT_TEXTS = Object.keys({ ...complainant, ...representative, ...complaint }) as ComplaintText[]
export type ComplaintText = keyof typeof complainant | keyof typeof representative | keyof typeof complaint
export const COMPLAINT_TICKS = Object.keys(ticks) as ComplaintTick[]
export type ComplaintTick = keyof typeof ticks

const answered = Object.fromEntries(COMPLAINT_TEXTS.map((name) => [name, z.string().nullable()])) as Record<
  ComplaintText,
  z.ZodNullable<z.ZodString>
>
const ticked = Object.fromEntries(COMPLAINT_TICKS.map((name) => [name, z.boolean()])) as Record<
  ComplaintTick,
  z.ZodBoolean
>
export const ComplaintForm = z
  .strictObject({ ...answered, ...ticked })
  .describe('What a complaint said when it came. It never changes.')
export type ComplaintForm = z.infer<typeof ComplaintForm>
