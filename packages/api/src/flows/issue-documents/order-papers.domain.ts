import type { DELIVERY_FEE_PERIODS, InvestorClass, UnderstandingProof } from '@cauce/contract'
import { formatBasisPoints, formatCents, formatDate, formatDateTime, formatMonths, formatUntil } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block, Fact } from '../../platform/pdf/paper.domain.ts'
import { holderFacts, type Holder, type Translate } from './papers.domain.ts'

export interface OrderFacts {
  readonly project: string
  readonly locality: string
  readonly promoter: string
  readonly promoterTaxNumber: string | null
  readonly guaranteeAgent: string | null
  readonly amount: bigint
  readonly orderedAt: Date
  readonly reflectionEndsAt: Date
  readonly durationMonths: number
  /** Basis points. */
  readonly profitability: number
  readonly fee: number
  readonly cancellationFee: number
  readonly payments: (typeof DELIVERY_FEE_PERIODS)[number]
  readonly consentedTotal: bigint | null
  readonly consentVersion: string | null
  readonly thresholdAmount: bigint | null
  readonly thresholdTotal: bigint | null
  readonly thresholdVersion: string | null
  readonly understandingProof: UnderstandingProof | null
  readonly investorClass: InvestorClass
  /** That was in force, and so read; null without a sheet. */
  readonly sheet: {
    readonly identifier: string
    readonly version: number
    readonly publishedAt: Date
    readonly sha256: string
  } | null
  readonly termsAccepted: AcceptedText | null
  readonly privacyRead: AcceptedText | null
  /** Documents readable at that time. */
  readonly texts: readonly { readonly name: string; readonly publishedAt: Date; readonly sha256: string }[]
}

/** General conditions in the holder's language. */
export interface Conditions {
  /** Null of the draft that the platform comes with. */
  readonly validFrom: string | null
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

interface AcceptedText {
  readonly acceptedAt: Date
  readonly validFrom: string | null
}

/** Null while the amount is unknown. */
export interface OrderDraft extends Omit<OrderFacts, 'amount' | 'orderedAt'> {
  readonly amount: bigint | null
  readonly orderedAt: null
}

/**
 * Parties, terms, conditions, dated consents and referenced texts. A draft (`orderId` null) lacks only what placing the order adds.
 */
export function contractBlocks(
  holder: Holder,
  order: (OrderFacts | OrderDraft) & { readonly conditions: Conditions },
  issuer: string,
  orderId: string | null,
): Block[] {
  const t = translator(holder.language)
  return [
    { kind: 'heading', text: t('papers.order.parties') },
    {
      kind: 'facts',
      facts: [
        [t('papers.order.investor'), holder.name],
        [t('papers.taxNumber'), holder.taxNumber ?? t('papers.noTaxNumber')],
        [t('papers.order.promoter'), order.promoter],
        ...(order.promoterTaxNumber ? [[t('papers.order.promoterTaxNumber'), order.promoterTaxNumber] as const] : []),
        ...(order.guaranteeAgent ? [[t('papers.order.guarantee'), order.guaranteeAgent] as const] : []),
        [t('papers.platform'), issuer],
      ],
    },
    { kind: 'heading', text: t('papers.order.terms') },
    { kind: 'facts', facts: termFacts(holder, order, orderId) },
    { kind: 'paragraph', text: t('papers.order.risk') },
    ...conditionBlocks(t, order.conditions),
    { kind: 'heading', text: t('papers.order.consents') },
    { kind: 'facts', facts: consentFacts(holder, order) },
    { kind: 'heading', text: t('papers.order.documents') },
    ...textBlocks(holder, order),
  ]
}

function conditionBlocks(t: Translate, { validFrom, sections }: Conditions): Block[] {
  const heading =
    validFrom === null ? t('papers.order.conditions') : t('papers.order.conditionsOf', { date: formatDate(validFrom) })
  return [
    { kind: 'heading', text: heading },
    ...sections.flatMap(({ heading: text, text: words }): Block[] => [
      { kind: 'subheading', text },
      ...blocksOf(words),
    ]),
  ]
}

/** Lines that begin with "- " are a list, as on the page of the text. */
function blocksOf(text: string): Block[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isItem = (line = '') => line.startsWith('- ')
  return lines.flatMap((line, place): Block[] => {
    if (!isItem(line)) return [{ kind: 'paragraph', text: line }]
    if (isItem(lines[place - 1])) return []
    const end = lines.findIndex((other, later) => later > place && !isItem(other))
    const items = lines.slice(place, end < 0 ? undefined : end)
    return [{ kind: 'list', items: items.map((item) => item.slice(2)) }]
  })
}

function termFacts({ language }: Holder, order: OrderFacts | OrderDraft, orderId: string | null): Fact[] {
  const t = translator(language)
  return [
    [t('papers.order.order'), orderId ?? t('papers.order.whenOrdered')],
    [t('papers.order.place'), `${order.project}, ${order.locality}`],
    [t('papers.order.amount'), order.amount === null ? t('papers.order.amountOpen') : formatCents(order.amount)],
    [t('papers.order.orderedAt'), timeOfOrder(t, order)],
    [t('papers.order.until'), formatUntil(order.reflectionEndsAt)],
    [t('papers.order.duration'), formatMonths(order.durationMonths, language)],
    [t('papers.order.profitability'), formatBasisPoints(order.profitability)],
    [t('papers.order.payments'), t(`projects.deliveryFeePeriod.${order.payments}`)],
    [t('papers.order.fee'), formatBasisPoints(order.fee)],
    [t('papers.order.exit'), formatBasisPoints(order.cancellationFee)],
  ]
}

const timeOfOrder = (t: Translate, { orderedAt }: OrderFacts | OrderDraft) =>
  orderedAt === null ? t('papers.order.whenOrdered') : formatDateTime(orderedAt)

function consentFacts({ language }: Holder, order: OrderFacts | OrderDraft): Fact[] {
  const t = translator(language)
  const versioned = (at: string, version: string | null) =>
    version ? t('papers.order.version', { at, version: formatDate(version) }) : at
  const at = (accepted: AcceptedText | null) =>
    accepted ? versioned(formatDateTime(accepted.acceptedAt), accepted.validFrom) : t('papers.order.unknown')
  const ordered = timeOfOrder(t, order)
  return [
    [t('papers.order.legalAccepted'), at(order.termsAccepted)],
    [t('papers.order.privacyRead'), at(order.privacyRead)],
    [t('papers.order.mandate'), ordered],
    ...(order.investorClass === 'nonSophisticated'
      ? []
      : [[t('papers.order.investorClass'), t(`papers.order.investorClasses.${order.investorClass}`)] as const]),
    ...(order.consentedTotal === null
      ? []
      : [
          [
            t('papers.order.guidance', { total: formatCents(order.consentedTotal) }),
            versioned(ordered, order.consentVersion),
          ] as const,
        ]),
    ...(order.thresholdAmount === null
      ? []
      : [
          [
            t('papers.order.threshold', {
              total: formatCents(order.thresholdTotal!),
              threshold: formatCents(order.thresholdAmount),
            }),
            versioned(ordered, order.thresholdVersion),
          ] as const,
          [t('papers.order.understanding'), t(`papers.order.understandingProof.${order.understandingProof!}`)] as const,
        ]),
  ]
}

function textBlocks({ language }: Holder, { sheet, texts: papers }: Pick<OrderFacts, 'sheet' | 'texts'>): Block[] {
  const t = translator(language)
  const texts = [...(sheet ? [{ ...sheet, name: t('papers.order.sheet', sheet) }] : []), ...papers]
  if (texts.length === 0) return [{ kind: 'paragraph', text: t('papers.order.noDocuments') }]
  return [
    {
      kind: 'table',
      columns: [
        { title: t('papers.order.document'), share: 5 },
        { title: t('papers.order.published'), share: 1.4 },
      ],
      rows: texts.map(({ name, publishedAt, sha256 }) => ({
        cells: [name, formatDate(publishedAt)],
        note: `SHA-256 ${sha256}`,
      })),
    },
  ]
}

export function confirmationBlocks(holder: Holder, order: OrderFacts, orderId: string): Block[] {
  const t = translator(holder.language)
  const { project, amount } = order
  return [
    { kind: 'paragraph', text: t('papers.order.confirmed', { project, amount: formatCents(amount) }) },
    { kind: 'facts', facts: [...holderFacts(t, holder), ...termFacts(holder, order, orderId).slice(0, 5)] },
    { kind: 'paragraph', text: t('papers.order.contract') },
  ]
}
