import { addDays, addMonths, calendarDateOf, DELIVERY_FEE_MONTHS } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import type { Moments } from './time.ts'
import type { ProjectDates } from './project-dates.ts'
import type { ProjectStory } from './project-story.ts'

/** An event of a timeline, with its calendar date. */
export interface TimelineEvent {
  readonly date: string
  readonly title: string
  readonly description: string
}

/** The events of a project, past and expected, in their order. */
export function timelineOf(story: ProjectStory, dates: ProjectDates, moments: Moments): TimelineEvent[] {
  const { life, papers } = story
  if (life.phase === 'Draft') return []
  const licensed = {
    date: addDays(calendarDateOf(dates.createdAt), -24),
    title: 'Licencia concedida',
    description: `${papers.licence.authority}, expediente ${papers.licence.reference}.`,
  }
  const events: TimelineEvent[] = life.phase === 'Discarded' ? [] : [licensed]
  if (dates.announcedAt)
    events.push({
      date: calendarDateOf(dates.announcedAt),
      title: 'Proyecto publicado',
      description: 'La ficha, el contrato y la tasación quedan a la vista de todos.',
    })
  if (dates.preinvestmentAt)
    events.push({
      date: calendarDateOf(dates.preinvestmentAt),
      title: 'Preinversión',
      description: 'Quien lo desee puede reservar sitio antes de la apertura.',
    })
  if (life.phase === 'Discarded') {
    events.push({ date: moments.day(life.discarded), title: 'Proyecto descartado', description: life.reason })
    return events
  }
  return [...events, ...financingEvents(dates), ...repaymentEvents(story, dates)]
}

function financingEvents({ dateStart, dateEnd, lastOrderAt, settledAt }: ProjectDates): TimelineEvent[] {
  const opening = {
    date: dateStart,
    title: 'Abierto a la inversión',
    description: `Hasta el ${formatDate(dateEnd)}, o hasta completar el importe.`,
  }
  if (!lastOrderAt || !settledAt) return [opening]
  return [
    opening,
    {
      date: calendarDateOf(lastOrderAt),
      title: 'Financiado',
      description: 'Se ha completado el importe objetivo. Empieza el plazo para revocar la última orden.',
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
      description: 'El dinero llega al promotor en un solo pago y los plazos empiezan a contar.',
    },
  ]
  if (terms.period !== 'end of project') {
    const step = DELIVERY_FEE_MONTHS[terms.period]
    const rhythm = {
      monthly: 'Después, cada mes.',
      quarterly: 'Después, cada tres meses.',
      annual: 'Después, cada año.',
    }[terms.period]
    events.push({ date: addMonths(start, step), title: 'Primer pago de intereses', description: rhythm })
  }
  events.push({
    date: end,
    title: 'Último pago y devolución del capital',
    description: 'Una prórroga tendrían que votarla los inversores.',
  })
  return events
}

/** An event that staff add to the timeline of a project on its day. */
export interface News {
  /** Friendly url of the project. */
  readonly url: string
  readonly hoursAgo: number
  readonly title: string
  readonly description: string
}

/** The events of all projects that staff add. */
export const NEWS: readonly News[] = [
  {
    url: 'mercado-de-san-roque',
    hoursAgo: 20 * 24 + 5,
    title: 'Un pago no ha llegado',
    description:
      'El promotor dice que espera el cobro de una certificación municipal. Le hemos reclamado el pago por escrito.',
  },
  {
    url: 'mercado-de-san-roque',
    hoursAgo: 2 * 24 + 3,
    title: 'El promotor propone una fecha',
    description:
      'Ofrece pagar en tres semanas, con los intereses de demora del contrato. Si el retraso supera los noventa días, los inversores votarán si se ejecuta la prenda.',
  },
  {
    url: 'ribera-del-turia',
    hoursAgo: 4,
    title: 'El promotor responde',
    description:
      'Ha contestado a las preguntas de quienes invierten: la licencia es firme y las obras empiezan cuando se complete la financiación.',
  },
]
