/** What is told of a project as it happens: an event of its timeline that is written down on its day. */
export interface News {
  /** Friendly url of the project. */
  readonly url: string
  readonly hoursAgo: number
  readonly title: string
  readonly description: string
}

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
      'Ofrece pagar en tres semanas, con los intereses de demora del contrato. Si no cumple, se ejecutará la garantía.',
  },
  {
    url: 'ribera-del-turia',
    hoursAgo: 4,
    title: 'El promotor responde',
    description:
      'Ha contestado a las preguntas de quienes invierten: la licencia es firme y las obras empiezan cuando se complete la financiación.',
  },
]
