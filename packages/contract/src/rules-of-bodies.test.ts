import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CLASS_STATEMENT_VERSION } from './account/investor-classes.ts'
import { ClassificationBody } from './account/classifications.ts'
import { mistakesOfScreening, ScreeningBody } from './account/diligence.ts'
import { ExaminationConclusion, mistakesOfConclusion } from './account/examinations.ts'
import { KnowledgeTestBody } from './account/knowledge.ts'
import { AdultBirthday } from './account/user-forms.ts'
import { mistakesOfNewEmail } from './auth/email-changes.ts'
import { mistakesOfExecutionDay } from './bank/banking-days.ts'
import { addDays, addMonths, calendarDateOf } from './calendar.ts'
import { withoutMistakes, type FieldError } from './errors.ts'
import { ConflictBody, ConflictForm, ConflictPatch } from './project/conflicts.ts'
import { mistakesOfOutcomeYear } from './project/outcome-statements.ts'
import { mistakesOfDueOn } from './support/complaint-deadlines.ts'
import { ComplaintBody } from './support/complaint-form.ts'
import { ComplaintStepBody } from './support/complaints.ts'
import { mistakesOfTaxDetail } from './tax/tax-details.ts'
import { mistakesOf } from './testing/mistakes.ts'

const screening = {
  subject: 'Aurora Sanz',
  listKind: 'sanctions',
  listName: 'UE',
  listDate: '2026-11-01',
  checkedOn: '2026-11-02',
}
const wanted = {
  wantedClass: 'sophisticated',
  criteria: ['income'],
  statementVersion: CLASS_STATEMENT_VERSION,
  acceptsLoss: true,
  declaresTruth: true,
}
const handler = { handlerName: 'Marta Gil', handlerEmail: 'marta@cauce.example', handlerPhone: '+34 600 123 456' }
const conflict = {
  ...{ kind: 'manager', tie: 'other', personName: 'Rosa Vidal', since: '2026-11-01' },
  ...{ nature: 'Es hermana del promotor', measure: 'No interviene' },
}
const PROJECT_ID = '01890000-0000-7000-8000-000000000001'
/** Whatever the day of the test. */
const tomorrow = addDays(calendarDateOf(new Date()), 1)
const exit = { question: 'exit', chosen: ['end'] }

describe.each<{ name: string; schema: z.ZodType; rows: [body: object, mistakes: string[]][] }>([
  {
    name: 'a screening needs a reason if it had a hit',
    schema: ScreeningBody,
    rows: [
      [{ ...screening, result: 'noHit' }, []],
      [{ ...screening, result: 'discarded' }, ['reason required']],
      [{ ...screening, result: 'confirmed', reason: ' ' }, ['reason reason-required']],
      [{ ...screening, result: 'discarded', reason: 'Otra edad' }, []],
    ],
  },
  {
    name: 'a conclusion needs the details of a report, if there was one',
    schema: ExaminationConclusion,
    rows: [
      [{ text: 'Nada', isReported: false }, []],
      [{ text: 'Sí', isReported: true }, ['reportedOn required', 'reportReference required']],
      [{ text: 'Sí', isReported: true, reportedOn: '2026-11-02' }, ['reportReference required']],
      [{ text: 'Sí', isReported: true, reportedOn: '2026-11-02', reportReference: 'F19-1' }, []],
      [{ text: 'Sí', isReported: true, reportedOn: 'ayer', reportReference: 'F19-1' }, ['reportedOn date-invalid']],
    ],
  },
  {
    name: 'a request for a class needs both declarations',
    schema: ClassificationBody,
    rows: [
      [wanted, []],
      [{ ...wanted, acceptsLoss: false }, ['acceptsLoss declaration-missing']],
      [{ ...wanted, declaresTruth: false }, ['declaresTruth declaration-missing']],
    ],
  },
  {
    name: 'a test answers each question once, with existing choices',
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
    name: 'a complaint step reports all missing fields at once',
    schema: ComplaintStepBody,
    rows: [
      [{ step: 'admit', ...handler }, []],
      [{ step: 'admit' }, ['handlerName required', 'handlerEmail required', 'handlerPhone required']],
      [
        { step: 'admit', ...handler, handlerName: ' ', handlerEmail: 'marta', handlerPhone: undefined },
        ['handlerName required', 'handlerEmail email-invalid', 'handlerPhone required'],
      ],
      [{ step: 'dismiss' }, ['reason required']],
      [{ step: 'dismiss', reason: 'No es nuestro' }, []],
      [{ step: 'delay' }, ['reason required', 'dueOn required']],
      [{ step: 'delay', reason: 'Falta el banco', dueOn: '2027-01-15' }, []],
      [{ step: 'decide' }, ['outcome required', 'answer required']],
      [{ step: 'decide', outcome: 'rejected', answer: 'Lo prometido se cumplió' }, []],
      [{ step: 'withdraw' }, ['step choice-invalid']],
    ],
  },
  {
    name: 'a conflict of interest needs the project of an investor, or project or tax number of a promoter',
    schema: ConflictBody,
    rows: [
      [conflict, []],
      [{ ...conflict, tie: 'investor' }, ['projectId required']],
      [{ ...conflict, tie: 'investor', projectId: null, nature: '' }, ['nature required', 'projectId required']],
      [{ ...conflict, tie: 'investor', projectId: PROJECT_ID }, []],
      [{ ...conflict, tie: 'promoter' }, ['taxNumber required']],
      [{ ...conflict, tie: 'promoter', taxNumber: ' - ' }, ['taxNumber required']],
      [{ ...conflict, tie: 'promoter', taxNumber: 'B12345674' }, []],
      [{ ...conflict, tie: 'promoter', projectId: PROJECT_ID }, []],
    ],
  },
  {
    name: 'a patch of a conflict needs only the changed fields',
    schema: ConflictPatch,
    rows: [[{ tie: 'investor' }, []]],
  },
  {
    name: 'the form of a conflict also refuses future dates',
    schema: ConflictForm,
    rows: [
      [conflict, []],
      [{ ...conflict, tie: 'investor', since: tomorrow }, ['projectId required', 'since date-too-late']],
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

test('a person is of age on the eighteenth birthday', () => {
  const birthday = addMonths(calendarDateOf(new Date()), -12 * 18)
  expect(AdultBirthday.safeParse(birthday).success).toBe(true)
})

const today = '2026-11-20'
const codesOf = (mistakes: readonly FieldError[]) => mistakes.map(({ path, code }) => `${path} ${code}`)

describe('date rules of bodies depend on today and are reported together', () => {
  test.each([
    [today, today, []],
    ['2026-11-21', today, ['listDate date-too-late']],
    ['2026-11-21', '2026-11-22', ['listDate date-too-late', 'checkedOn date-too-late']],
  ])('a screening against a list of %s on %s: %j', (listDate, checkedOn, mistakes) => {
    expect(codesOf(mistakesOfScreening({ listDate, checkedOn }, today))).toEqual(mistakes)
  })

  test.each([
    [true, today, []],
    [true, '2026-11-21', ['reportedOn date-too-late']],
    [false, '2026-11-21', []],
    [true, undefined, []],
  ])('a conclusion with a report: %s, of %s: %j', (isReported, reportedOn, mistakes) => {
    expect(codesOf(mistakesOfConclusion({ isReported, reportedOn }, today))).toEqual(mistakes)
  })

  test.each<[string | undefined, string | null, string[]]>([
    [undefined, null, []],
    [today, null, []],
    ['2026-11-19', null, ['dueOn date-too-early']],
    ['2026-12-20', '2026-12-20', ['dueOn date-too-early']],
    ['2026-12-21', '2026-12-20', []],
    ['2026-11-19', '2026-10-01', ['dueOn date-too-early']],
  ])('a complaint to be decided by %s instead of %s: %j', (dueOn, before, mistakes) => {
    expect(codesOf(mistakesOfDueOn(dueOn, before, today))).toEqual(mistakes)
  })

  test.each<['residence' | 'certificate' | 'exemption', string, string[]]>([
    ['residence', today, []],
    ['residence', '2026-11-21', ['validFrom date-too-late']],
    ['certificate', '2026-11-21', []],
    ['exemption', '2026-11-21', []],
  ])('a tax detail: %s from %s: %j', (kind, validFrom, mistakes) => {
    expect(codesOf(mistakesOfTaxDetail({ kind, validFrom }, { today, isIndividual: true }))).toEqual(mistakes)
  })

  test.each([
    [today, []],
    ['2026-11-19', ['executionDay date-too-early']],
    ['2026-11-22', ['executionDay not-a-banking-day']],
    ['2026-12-18', []],
    ['2026-12-21', ['executionDay date-too-late']],
  ])('a batch is to be paid on %s: %j', (day, mistakes) => {
    expect(codesOf(mistakesOfExecutionDay(day, today))).toEqual(mistakes)
  })

  test.each([
    [2025, []],
    [2026, ['year number-too-large']],
  ])('an outcome is of %s: %j', (year, mistakes) => {
    expect(codesOf(mistakesOfOutcomeYear(year, today))).toEqual(mistakes)
  })

  test.each([
    ['ana@correo.example', ['email email-unchanged']],
    ['Ana@Correo.example', ['email email-unchanged']],
    ['eva@correo.example', []],
  ])('a new address is %s: %j', (email, mistakes) => {
    expect(codesOf(mistakesOfNewEmail(email, 'ana@correo.example'))).toEqual(mistakes)
  })
})

test('a decision refuses one mistake by its own code, and several together', () => {
  const mistake = { path: 'listDate', code: 'date-too-late', params: { latest: today } } as const
  expect(withoutMistakes([])).toEqual({ ok: true, value: undefined })
  expect(withoutMistakes([mistake])).toEqual({ ok: false, refusal: mistake })
  const errors = [mistake, { ...mistake, path: 'checkedOn' }]
  expect(withoutMistakes(errors)).toEqual({ ok: false, refusal: { code: 'input-invalid', errors } })
})
