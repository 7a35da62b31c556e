import { addDays, api, calendarDateOf, fileKinds, type Language, moneyValue, reflectionEndOf } from '@cauce/contract'
import { formatUntil } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { bind } from '../http/bind.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { inBrand } from '../modules/misc/brands/index.ts'
import { sendBytes } from '../platform/files/index.ts'
import { composeMail, senderOf } from '../platform/mail/index.ts'
import { renderPaper } from '../platform/pdf/index.ts'
import type { Paper } from '../platform/pdf/paper.domain.ts'
import { conditionsFor, contractBlocks, issuerFor, paperOf, titleOf } from './issue-documents/index.ts'

/** Mails and documents under a version, before it is published. Nothing is sent or kept. */
export const brandSamplesFlow: ModuleFactory = (kernel) => ({
  name: 'brand-samples',
  routes: [
    bind(api.brands.readSampleMail, ({ params, query, language }) =>
      inBrand(kernel, params.id, () => sampleMail(kernel, query.language ?? language)),
    ),
    bind(api.brands.readSampleDocument, ({ params, query, language, reply }) =>
      inBrand(kernel, params.id, async () => {
        const paper = await samplePaper(kernel, query.language ?? language)
        const bytes = await renderPaper(paper)
        const name = `${paper.title.replaceAll(/[/:]/g, '')}.pdf`
        sendBytes(reply, { name, contentType: fileKinds.pdf, sizeBytes: bytes.length }, bytes)
      }),
    ),
  ],
})

const PERSON = { name: 'Ana Ejemplo', taxNumber: '00000000T', walletReference: 'EJ00' } as const
const PROJECT = 'Edificio Ejemplo'
/** Cents. */
const AMOUNT = 150_000n

const reflectionEnd = ({ clock, parameters }: Kernel) =>
  reflectionEndOf(clock.now(), parameters.at(clock.now()).reflectionDays)

async function sampleMail(kernel: Kernel, language: Language) {
  const params = { project: PROJECT, amount: moneyValue(AMOUNT), until: formatUntil(reflectionEnd(kernel)) }
  const mail = { mailId: uuidv7(kernel.clock.now()), template: 'orderReceived', params } as const
  const addressee = { to: 'ana@platform.example', language, name: PERSON.name }
  const { subject, html, pictures } = await composeMail(kernel, mail, addressee)
  const { name, address } = senderOf(kernel.company)
  // A page has no attachments.
  const shown = pictures.reduce(
    (page, { id, png }) => page.replace(`src="cid:${id}"`, `src="data:image/png;base64,${png.toString('base64')}"`),
    html,
  )
  return { sender: `${name} <${address}>`, subject, html: shown }
}

async function samplePaper(kernel: Kernel, language: Language): Promise<Paper> {
  const t = translator(language)
  const now = kernel.clock.now()
  const { issuer, company } = issuerFor(kernel, language)
  const holder = { ...PERSON, language }
  const order = { ...orderOn(now), reflectionEndsAt: reflectionEnd(kernel) }
  const conditions = await conditionsFor(kernel, holder, now)
  const contract = contractBlocks(holder, { ...order, conditions }, company ?? issuer, null)
  const title = t('papers.sample.title', { title: titleOf(t, 'orderContract', { project: PROJECT }) })
  const imprint = { number: '', issuer, company, checkAddress: '', madeAt: now }
  const about = t('papers.sample.about')
  return {
    ...paperOf(language, imprint, title, [{ kind: 'paragraph', text: about }, ...contract]),
    // It has no number, so that nobody can check it as an issued one.
    numberLine: t('papers.sample.number'),
    footer: [about],
  }
}

function orderOn(now: Date) {
  const accepted = { acceptedAt: now, validFrom: addDays(calendarDateOf(now), -30) }
  return {
    ...{ project: PROJECT, locality: 'Valencia', promoter: 'Promotora Ejemplo, S. L.', promoterTaxNumber: 'B00000000' },
    ...{ guaranteeAgent: null, amount: AMOUNT, orderedAt: now, durationMonths: 18 },
    ...{ profitability: 900, fee: 400, cancellationFee: 100, payments: 'quarterly' as const },
    ...{ consentedTotal: null, consentVersion: null, understandingProof: null },
    investorClass: 'nonSophisticated' as const,
    ...{ thresholdAmount: null, thresholdTotal: null, thresholdVersion: null },
    ...{ sheet: null, termsAccepted: accepted, privacyRead: accepted, texts: [] },
  }
}
