import { addMonths, calendarDateOf, DELIVERY_FEE_MONTHS } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import type { Moments } from './time.ts'
import { licensedOn, type ProjectDates } from './project-dates.ts'
import type { ProjectStory } from './project-story.ts'

export interface TimelineEvent {
  readonly date: string
  readonly title: string
  readonly titleEn: string
  readonly description: string
  readonly descriptionEn: string
}

export function timelineOf(story: ProjectStory, dates: ProjectDates, moments: Moments): TimelineEvent[] {
  const { life, papers } = story
  if (life.phase === 'Draft') return []
  const licensed = {
    date: licensedOn(dates),
    title: 'Licencia concedida',
    titleEn: 'Permit granted',
    description: `${papers.licence.authority}, expediente ${papers.licence.reference}.`,
    descriptionEn: `${papers.licence.authority}, file ${papers.licence.reference}.`,
  }
  const events: TimelineEvent[] = life.phase === 'Discarded' ? [] : [licensed]
  if (dates.announcedAt)
    events.push({
      date: calendarDateOf(dates.announcedAt),
      title: 'Proyecto publicado',
      titleEn: 'Project published',
      description: 'La ficha queda a la vista de todos; el contrato y la tasación, de quien inicia sesión.',
      descriptionEn:
        'The information sheet is there for all to see; the contract and the appraisal, for anyone who logs in.',
    })
  if (dates.preinvestmentAt)
    events.push({
      date: calendarDateOf(dates.preinvestmentAt),
      title: 'Preinversión',
      titleEn: 'Preinvestment',
      description: 'Quien lo desee puede reservar sitio antes de la apertura.',
      descriptionEn: 'A place can be reserved before the opening.',
    })
  if (life.phase === 'Discarded') {
    events.push({
      date: moments.day(life.discarded),
      title: 'Proyecto descartado',
      titleEn: 'Project discarded',
      description: life.reason,
      descriptionEn: story.english.reason!,
    })
    return events
  }
  return [...events, ...financingEvents(dates), ...repaymentEvents(story, dates)]
}

function financingEvents({ dateStart, dateEnd, lastOrderAt, settledAt }: ProjectDates): TimelineEvent[] {
  const opening = {
    date: dateStart,
    title: 'Abierto a la inversión',
    titleEn: 'Open for investment',
    description: `Hasta el ${formatDate(dateEnd)}, o hasta completar el importe.`,
    descriptionEn: `Until ${formatDate(dateEnd)}, or until the amount is complete.`,
  }
  if (!lastOrderAt || !settledAt) return [opening]
  return [
    opening,
    {
      date: calendarDateOf(lastOrderAt),
      title: 'Financiado',
      titleEn: 'Financed',
      description: 'Se ha completado el importe objetivo. Empieza el plazo para revocar la última orden.',
      descriptionEn: 'The target amount is complete. The period for revoking the last order begins.',
    },
  ]
}

function repaymentEvents({ terms }: ProjectStory, { startedAt, dateEnd }: ProjectDates): TimelineEvent[] {
  const start = startedAt ?? dateEnd
  const end = addMonths(start, terms.months)
  const events = [
    {
      date: start,
      title: 'Entrega del préstamo y comienzo',
      titleEn: 'The loan is paid out and the term begins',
      description: 'El dinero llega al promotor en un solo pago y los plazos empiezan a contar.',
      descriptionEn: 'The project owner gets the money in one payment, and the term begins to run.',
    },
  ]
  if (terms.period !== 'end of project') {
    const step = DELIVERY_FEE_MONTHS[terms.period]
    const rhythm = {
      monthly: { description: 'Después, cada mes.', descriptionEn: 'From then on, every month.' },
      quarterly: { description: 'Después, cada tres meses.', descriptionEn: 'From then on, every three months.' },
      annual: { description: 'Después, cada año.', descriptionEn: 'From then on, every year.' },
    }[terms.period]
    const titles = { title: 'Primer pago de intereses', titleEn: 'First interest payment' }
    events.push({ date: addMonths(start, step), ...titles, ...rhythm })
  }
  events.push({
    date: end,
    title: 'Último pago y devolución del capital',
    titleEn: 'Last payment and repayment of the principal',
    description: 'Una prórroga necesita el consentimiento por escrito de los inversores.',
    descriptionEn: 'An extension needs the written consent of the investors.',
  })
  return events
}

export interface News {
  readonly url: string
  readonly hoursAgo: number
  readonly title: string
  readonly titleEn: string
  readonly description: string
  readonly descriptionEn: string
}

export const NEWS: readonly News[] = [
  {
    url: 'mercado-de-san-roque',
    hoursAgo: 20 * 24 + 5,
    title: 'Un pago no ha llegado',
    titleEn: 'A payment has not arrived',
    description:
      'El promotor dice que espera el cobro de una certificación municipal. Le hemos reclamado el pago por escrito.',
    descriptionEn:
      'The project owner says that it is waiting for a payment from the council. We have claimed the payment in writing.',
  },
  {
    url: 'mercado-de-san-roque',
    hoursAgo: 2 * 24 + 3,
    title: 'El promotor propone una fecha',
    titleEn: 'The project owner proposes a date',
    description:
      'Ofrece pagar en tres semanas, con los intereses de demora del contrato. Si no cumple, pediremos a los inversores su consentimiento por escrito para ejecutar la prenda.',
    descriptionEn:
      'It offers to pay in three weeks, with the interest on arrears set in the contract. If it does not pay, we will ask the investors for their written consent to enforce the pledge.',
  },
  {
    url: 'ribera-del-turia',
    hoursAgo: 4,
    title: 'El promotor responde',
    titleEn: 'The project owner answers',
    description:
      'Ha contestado a las preguntas de quienes invierten: la licencia es firme y las obras empiezan cuando se complete la financiación.',
    descriptionEn:
      'It has answered the questions of those who invest: the permit is final, and the works begin when the financing is complete.',
  },
]
