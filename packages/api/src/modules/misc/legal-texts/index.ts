import {
  accept,
  addDays,
  api,
  calendarDateOf,
  decline,
  isPermitted,
  legalTextLifecycle,
  Refusal,
  type Decision,
} from '@cauce/contract'
import type { Language } from '@cauce/contract/languages.ts'
import { ACCEPTED_DOCUMENTS, type LegalDocument } from '@cauce/contract/pages.ts'
import { messagesOf } from '@cauce/i18n'
import { fillerOf } from '@cauce/i18n/legal-fields.ts'
import type { Executor, Transaction } from '../../../database/index.ts'
import type { LegalTextRow, TextSection } from '../../../database/schema/misc.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Answer, type Call } from '../../../http/bind.ts'
import { accepted, found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'
import {
  findOwedTexts,
  findTextInForce,
  insertAcceptances,
  isDayTaken,
  listPublished,
  lockTextsAt,
  textProposals,
} from './legal-texts.queries.ts'

export { findOwedTexts, listAcceptances, listDrafts, owesText } from './legal-texts.queries.ts'

type Endpoints = typeof api.legalTexts

const isAccepted = (document: LegalDocument) => ACCEPTED_DOCUMENTS.find((one) => one === document)

export const legalTextsModule: ModuleFactory = (kernel) => ({
  name: 'legal-texts',
  routes: [
    ...bindRows(api.legalTexts.list, api.legalTexts.read, (call) =>
      listProposals(kernel, call, 'legalTexts.edit', textProposals),
    ),
    bind(api.legalTexts.create, (call) =>
      propose(kernel, call, textProposals, async (tx, legalTextId, columns) => {
        accepted(decideFirstDay(call.body, { now: columns.createdAt, isTodayTaken: false }))
        await textProposals.rows.insert(tx, { legalTextId, ...call.body, ...columns })
      }),
    ),
    bind(api.legalTexts.decide, (call) =>
      decide(kernel, call, {
        lifecycle: legalTextLifecycle,
        ...textProposals,
        lockReplaced: lockTextsAt,
        onApproval: expectFirstDay,
        onDecided: (tx) => notifyPagePurge(tx, ['legal', 'home']),
      }),
    ),
    bind(api.legalTexts.readPublished, (call) => readPublished(kernel, call)),
    bind(api.legalTexts.accept, (call) => acceptText(kernel, call)),
  ],
})

/** From today on, or from tomorrow where a version of today may have been accepted. */
function decideFirstDay(
  { validFrom }: Pick<LegalTextRow, 'validFrom'>,
  { now, isTodayTaken }: { readonly now: Date; readonly isTodayTaken: boolean },
): Decision<undefined> {
  const today = calendarDateOf(now)
  const earliest = isTodayTaken ? addDays(today, 1) : today
  return validFrom < earliest ? decline('date-too-early', { earliest }, 'validFrom') : accept(undefined)
}

async function expectFirstDay(tx: Transaction, row: LegalTextRow, { now }: { readonly now: Date }): Promise<void> {
  accepted(decideFirstDay(row, { now, isTodayTaken: await isDayTaken(tx, row, calendarDateOf(now)) }))
}

async function readPublished(
  { database, clock }: Kernel,
  { actor, params: { document }, query: { version } }: Call<Endpoints['readPublished']>,
): Promise<Answer<Endpoints['readPublished']>> {
  const today = calendarDateOf(clock.now())
  const present = await findTextInForce(database, document, today)
  const mayReadAll = isPermitted('legalTexts.read', actor.kind)
  const row = version === undefined ? present : await findVersion(database, document, version, mayReadAll)
  const owed = actor.role === 'user' ? await findOwedTexts(database, userIdOf(actor), today) : []
  return {
    document,
    legalTextId: row?.legalTextId ?? null,
    ...wordsOf(row ?? platformTextOf(document)),
    validFrom: row?.validFrom ?? null,
    standing: standingOf(row, present, today),
    versions: await listPublished(database, document),
    isOwed: row !== undefined && row.legalTextId === present?.legalTextId && owed.some((one) => one === document),
  }
}

async function findVersion(
  executor: Executor,
  document: LegalDocument,
  version: string,
  mayReadAll: boolean,
): Promise<LegalTextRow | undefined> {
  const row = await textProposals.rows.find(executor, version)
  return found(row?.document === document && (mayReadAll || row.state === 'active') ? row : undefined)
}

const wordsOf = ({ title, titleEn, description, descriptionEn, sections }: TextWords) => ({
  ...{ title, titleEn, description, descriptionEn, sections },
})

function standingOf(row: LegalTextRow | undefined, present: LegalTextRow | undefined, today: string) {
  if (row === undefined) return 'draft'
  if (row.state !== 'active') return 'unpublished'
  if (row.legalTextId === present?.legalTextId) return 'inForce'
  return row.validFrom > today ? 'coming' : 'earlier'
}

async function acceptText({ database, clock }: Kernel, { actor, params }: Call<Endpoints['accept']>): Promise<void> {
  const now = clock.now()
  const row = await textProposals.rows.find(database, params.id)
  const document = row?.state === 'active' ? isAccepted(row.document) : undefined
  if (document === undefined) throw new Refusal({ code: 'not-found' })
  const present = await findTextInForce(database, document, calendarDateOf(now))
  if (present?.legalTextId !== params.id) throw new Refusal({ code: 'state-forbids' })
  const textAcceptanceId = uuidv7(now)
  await insertAcceptances(database, {
    ...{ textAcceptanceId, userId: userIdOf(actor), document },
    ...{ legalTextId: params.id, acceptedAt: now },
  })
}

export async function acceptToday(
  executor: Executor,
  userId: string,
  documents: readonly (typeof ACCEPTED_DOCUMENTS)[number][],
  now: Date,
): Promise<void> {
  const rows = []
  for (const document of documents) {
    const present = await findTextInForce(executor, document, calendarDateOf(now))
    const legalTextId = present?.legalTextId ?? null
    rows.push({ textAcceptanceId: uuidv7(now), userId, document, legalTextId, acceptedAt: now })
  }
  await insertAcceptances(executor, ...rows)
}

interface Words {
  readonly title: string
  readonly description: string
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}

interface TextWords {
  readonly title: string
  readonly titleEn: string
  readonly description: string
  readonly descriptionEn: string
  readonly sections: TextSection[]
}

/** The text in force on a day, in one language, with its fields filled in. */
export async function readText(
  { database, company, parameters }: Pick<Kernel, 'database' | 'company' | 'parameters'>,
  { document, language, at }: { readonly document: LegalDocument; readonly language: Language; readonly at: Date },
) {
  const row = await findTextInForce(database, document, calendarDateOf(at))
  const { reflectionDays } = parameters.at(at)
  const worded = fillerOf({ language, company: company.now(), reflectionDays })
  return {
    validFrom: row?.validFrom ?? null,
    sections: (row ?? platformTextOf(document)).sections.map(({ heading, headingEn, text, textEn }) => ({
      heading: worded(heading, headingEn),
      text: worded(text, textEn),
    })),
  }
}

export function platformTextOf(document: LegalDocument): TextWords {
  const [es, en]: readonly [Words, Words] = [messagesOf('es').legal[document], messagesOf('en').legal[document]]
  return {
    title: es.title,
    titleEn: en.title,
    description: es.description,
    descriptionEn: en.description,
    sections: Object.entries(es.sections).map(([name, { title, text }]) => {
      const { title: headingEn, text: textEn } = en.sections[name]!
      return { heading: title, headingEn, text, textEn }
    }),
  }
}
