import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CLASS_STATEMENT_VERSION } from './account/investor-classes.ts'
import { ClassificationBody } from './account/classifications.ts'
import { ScreeningBody } from './account/diligence.ts'
import { ExaminationConclusion } from './account/examinations.ts'
import { KnowledgeTestBody } from './account/knowledge.ts'
import { AdultBirthday } from './account/user-forms.ts'
import { EmailChangeBody } from './auth/email-changes.ts'
import { PasskeyLoginBody } from './auth/passkeys.schema.ts'
import { addMonths, calendarDateOf } from './calendar.ts'
import { fieldErrorsOf } from './problem.ts'
import { ComplaintBody } from './support/complaint-form.ts'

const mistakesOf = (schema: z.ZodType, body: unknown) => {
  const { error } = schema.safeParse(body)
  return fieldErrorsOf(error?.issues ?? [], body).map(({ path, code }) => `${path} ${code}`)
}

const screening = {
  subject: 'Aurora Sanz',
  listKind: 'sanctions',
  listName: 'UE',
  listDate: '2026-11-01',
  checkedOn: '2026-11-02',
}
const emails = { email: 'ana@correo.example', repeatEmail: 'Ana@correo.example' }
const wanted = {
  wantedClass: 'sophisticated',
  criteria: ['income'],
  statementVersion: CLASS_STATEMENT_VERSION,
  acceptsLoss: true,
  declaresTruth: true,
}
const exit = { question: 'exit', chosen: ['end'] }
const passkey = { id: 'A-_9', clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ' }

describe.each<{ name: string; schema: z.ZodType; rows: [body: object, mistakes: string[]][] }>([
  {
    name: 'a check against a list says why, if it found a person',
    schema: ScreeningBody,
    rows: [
      [{ ...screening, result: 'noHit' }, []],
      [{ ...screening, result: 'noHit', reason: 'Otra edad' }, []],
      [{ ...screening, result: 'discarded' }, ['reason required']],
      [{ ...screening, result: 'confirmed', reason: ' ' }, ['reason reason-required']],
      [{ ...screening, result: 'discarded', reason: 'Otra edad' }, []],
    ],
  },
  {
    name: 'a conclusion names the report, if there was one',
    schema: ExaminationConclusion,
    rows: [
      [{ text: 'Nada', isReported: false }, []],
      [{ text: 'Sí', isReported: true }, ['reportedOn required', 'reportReference required']],
      [{ text: 'Sí', isReported: true, reportedOn: '2026-11-02' }, ['reportReference required']],
      [{ text: 'Sí', isReported: true, reportedOn: '2026-11-02', reportReference: 'F19-1' }, []],
      [{ text: 'Sí', isReported: 'yes' }, ['isReported type-invalid']],
      [{ text: 'Sí', isReported: true, reportedOn: 'ayer', reportReference: 'F19-1' }, ['reportedOn date-invalid']],
    ],
  },
  {
    name: 'a new e-mail address is typed twice, in whatever case',
    schema: EmailChangeBody,
    rows: [
      [emails, []],
      [{ email: emails.repeatEmail, repeatEmail: emails.email }, []],
      [{ ...emails, repeatEmail: 'eva@correo.example' }, ['repeatEmail emails-differ']],
    ],
  },
  {
    name: 'a request for a class makes both declarations',
    schema: ClassificationBody,
    rows: [
      [wanted, []],
      [{ ...wanted, acceptsLoss: false }, ['acceptsLoss declaration-missing']],
      [{ ...wanted, declaresTruth: false }, ['declaresTruth declaration-missing']],
    ],
  },
  {
    name: 'a test answers each question once, with what can be chosen',
    schema: KnowledgeTestBody,
    rows: [
      [{ version: 1, answers: [] }, []],
      [{ version: 1, answers: [exit, { question: 'aim', chosen: ['return'] }] }, []],
      [{ version: 1, answers: [exit, exit] }, ['answers.1.chosen choice-invalid']],
      [
        { version: 1, answers: [{ ...exit, chosen: ['elsewhere'] }, exit] },
        ['answers.0.chosen choice-invalid', 'answers.1.chosen choice-invalid'],
      ],
      [{ version: 2, answers: [exit] }, ['version choice-invalid']],
    ],
  },
  {
    name: 'what a passkey answers is base64url',
    schema: PasskeyLoginBody,
    rows: [
      [{ passkey }, []],
      [{ passkey: { ...passkey, signature: 'AQ==' } }, ['passkey.signature text-invalid']],
      [{ passkey: { ...passkey, id: '' } }, ['passkey.id required']],
    ],
  },
])('$name', ({ schema, rows }) => {
  test.each(rows)('%j: %j', (body, mistakes) => {
    expect(mistakesOf(schema, body)).toEqual(mistakes)
  })
})

test.each([
  ['95980020140005881190', true],
  [' 95980020140005881190 ', true],
  ['9598002014000588119A', false],
  ['9598002014000588119', false],
])('a complaint takes %j as an LEI: %s', (lei, isTaken) => {
  expect(mistakesOf(ComplaintBody, { lei }).includes('lei lei-invalid')).toBe(!isTaken)
})

test('a person is of age on the birthday itself', () => {
  const birthday = addMonths(calendarDateOf(new Date()), -12 * 18)
  expect(AdultBirthday.safeParse(birthday).success).toBe(true)
})
