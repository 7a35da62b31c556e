import { formatMoney } from '@cauce/format/money.ts'
import { formatFigure, type FigureValue } from '@cauce/format/typed-values.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { contentOf } from '@cauce/contract/content.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { AuditEntry } from '../../providers/records.ts'
import { stepWords } from '../step-words.ts'
import { wordAt } from '../words.ts'

type Values = AuditEntry['before']
type Value = NonNullable<Values>[string]

export const actorOf = ({ actorRole, actorName }: Pick<AuditEntry, 'actorRole' | 'actorName'>, t: Translate): string =>
  actorRole === 'platform' ? t('audit.platform') : actorName

/** The operation of an entry as a sentence: `Cambió un cliente`, `Marcó como hecha la tarea «Llamar»`. */
function didWords(
  t: Translate,
  { operation, noun, after, taskTitle }: Pick<AuditEntry, 'operation' | 'noun' | 'after' | 'taskTitle'>,
): string {
  // The entry of an assignment belongs to the customer, but its operation names the assignment.
  const [of = noun, act = operation] = operation.split('.')
  const special = act === 'create' ? wordAt(t, `audit.creating.${of}`) : becomingOf(act, after, t)
  const what =
    taskTitle !== null
      ? t('audit.task', { title: taskTitle })
      : (wordAt(t, `audit.noun.${of}`) ?? wordAt(t, `audit.noun.${noun}`) ?? noun)
  return t('audit.did', { verb: special ?? wordAt(t, `audit.verb.${act}`) ?? act, noun: what })
}

function becomingOf(act: string, after: Values, t: Translate): string | undefined {
  if (after === null || (act !== 'decide' && act !== 'edit')) return undefined
  if ('phaseName' in after) return wordAt(t, 'audit.becoming.phase')
  if ('disabled' in after) return wordAt(t, `audit.becoming.${after['disabled'] === true ? 'disabled' : 'enabled'}`)
  const state = after['state'] ?? after['decision'] ?? after['status']
  if (typeof state !== 'object' || state === null || !('choice' in state)) return undefined
  return wordAt(t, `audit.becoming.${String(state.choice)}`)
}

/** The sentence of an entry: what was done, to which record, about how much money and of which project. */
export function toldWords(
  t: Translate,
  language: string,
  entry: Pick<AuditEntry, 'operation' | 'noun' | 'after' | 'money' | 'taskTitle'>,
  { name, projectName }: AuditObject = {},
): string {
  const { money } = entry
  // The amount of a batch is that of all its transfers.
  if (money !== null && money.act !== null && entry.noun !== 'paymentBatches')
    return stepWords(t, language, {
      ...money,
      act: money.act,
      by: money.names.length > 1 ? { as: 'staff', names: money.names } : null,
    })
  const did = didWords(t, entry)
  const amount = money === null ? undefined : formatMoney(money.amount)
  // A task is named in what was done.
  const of = [entry.taskTitle === null ? name : undefined, amount, money?.projectName ?? projectName].filter(
    (words) => words !== undefined && words !== null,
  )
  return of.length === 0 ? did : t('audit.didOf', { did, of: of.join(', ') })
}

/** What an entry is about, by the names of today. */
export interface AuditObject {
  readonly name?: string | undefined
  readonly projectName?: string | undefined
}

const isNamed = (field: string, fields: readonly string[]): boolean =>
  field.endsWith('Id') && fields.includes(field.replace(/Id$/, 'Name'))

/** Fields that are not shown: versions, and identifiers that another field names. */
const SILENT =
  /^(id|updatedAt|createdAt|read|isUnread.*|.*PhaseId|.*ImageId|fileId|documentId|messageId|confirmedAt|.*By)$/

/** Fields that a record is called by where it has neither a title nor a name. */
const CALLED_BY: Readonly<Record<string, string>> = {
  accessChanges: 'kind',
  annualReports: 'year',
  classifications: 'wantedClass',
  companyAccounts: 'iban',
  complaints: 'number',
  conflicts: 'nature',
  dailyCloses: 'number',
  distributions: 'number',
  dutyRecords: 'kind',
  informationSheets: 'version',
  issuedDocuments: 'number',
  loanDefaults: 'kind',
  outcomeStatements: 'year',
  paymentBatches: 'number',
  riskRates: 'category',
  taxDetails: 'kind',
  taxFiles: 'fileName',
  withholdingAgents: 'agent',
  withholdingRates: 'scope',
}
const NAMES = ['title', 'name', 'alias', 'description', 'beneficiary']

/** The values of an entry that hold the whole record, which was created or removed. */
export const wholeOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Values =>
  before === null ? after : after === null ? before : null

/** What a record is called, by its audited values or as the API answers it. */
export function nameIn(
  noun: string,
  values: Readonly<Record<string, unknown>> | null,
  t: Translate,
  language: Language,
): string | undefined {
  // A customer is named beside the entry.
  if (values === null || noun === 'users') return undefined
  const by = CALLED_BY[noun]
  for (const field of by === undefined ? NAMES : [by]) {
    const value: unknown = contentOf(values as never, field, language).text
    if (value === undefined || value === null || value === '') continue
    if (field === 'iban') return groupIban(String(value))
    if (typeof value === 'number') return by === 'year' ? String(value) : t('audit.numbered', { number: value })
    const words = valueWords(value as Value, t, String)
    // A description may be a sentence.
    return shortened(by === undefined ? words.replace(/\.$/, '') : choiceWords(noun, field, words, t))
  }
  return undefined
}

interface ChangedField {
  readonly name: string
  readonly field: string
  /** Undefined where the entry says nothing of it: before a creation, after a deletion. */
  readonly before: string | undefined
  readonly after: string | undefined
  readonly reference?: { readonly before: string | undefined; readonly after: string | undefined }
}

export function comparedFields(
  { noun, before, after }: Pick<AuditEntry, 'noun' | 'before' | 'after'>,
  t: Translate,
): ChangedField[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !SILENT.test(field) && !field.endsWith(`${noun.slice(0, -1)}Id`) && !isNamed(field, fields))
    .map((name) => {
      const words = (values: Values) =>
        values === null
          ? undefined
          : valueWords(values[name] ?? null, t, (choice) => choiceWords(noun, name, choice, t))
      const sides = [before?.[name], after?.[name]] as const
      return {
        name,
        field: wordAt(t, `${noun}.fields.${name}`) ?? wordAt(t, `${noun}.${name}`) ?? name,
        before: words(before),
        after: words(after),
        ...(sides.some(isReference) && { reference: { before: referenceOf(sides[0]), after: referenceOf(sides[1]) } }),
      }
    })
}

export const changesOf = (entry: Pick<AuditEntry, 'noun' | 'before' | 'after'>, t: Translate): string[] =>
  comparedFields(entry, t).flatMap(({ field, before, after, reference }) =>
    reference
      ? t('audit.changed', { field })
      : after === WORDLESS
        ? []
        : before === undefined || before === t('audit.nothing')
          ? t('audit.became', { field, after: shortened(after ?? t('audit.nothing')) })
          : t('audit.change', { field, before: shortened(before), after: shortened(after ?? t('audit.nothing')) }),
  )

const referenceOf = (value: Value | undefined): string | undefined =>
  isReference(value) ? String((value as { reference: string }).reference) : undefined

const isReference = (value: Value | undefined): boolean =>
  typeof value === 'object' && value !== null && 'reference' in value

const choiceWords = (noun: string, field: string, choice: string, t: Translate): string =>
  wordAt(t, `${noun}.${field}.${choice}`) ?? wordAt(t, `phases.name.${choice}`) ?? choice

const LONGEST = 80
const WORDLESS = '…'

function valueWords(value: Value, t: Translate, wordOf: (choice: string) => string): string {
  if (value === null || value === '') return t('audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value))
    return value.map((one) => valueWords(one as Value, t, wordOf)).join(', ') || t('audit.nothing')
  if ('choice' in value) return wordOf(String(value.choice))
  return isFigure(value) ? formatFigure(value) : WORDLESS
}

/** Money, percentages, instants, dates, and files and people by their names. */
const isFigure = (value: object): value is Extract<FigureValue, object> =>
  ['money', 'percentage', 'instant', 'date', 'name'].some((kind) => kind in value)

const shortened = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words)
