import type { UnderstandingAnswer } from '@cauce/contract'

/** The risk warning of Regulation (EU) 2020/1503, article 21(4), and what is asked with it (handbook chapter 20). */
export const riskWarning = {
  title: 'Advertencia de riesgo',
  law: 'Una inversión en un proyecto de financiación participativa conlleva el riesgo de perder la totalidad del dinero invertido.',
  translation: 'Texto que fija la ley. Traducción nuestra, hasta incorporar la redacción oficial en español.',
  tick: 'He recibido esta advertencia y la entiendo.',
  tickMissing: 'Marque la casilla para confirmarlo.',
  submit: 'Confirmar la advertencia',
  submitting: 'Guardando',
  done: 'Confirmó esta advertencia el %{date}. Guardamos su versión y la hora.',
  owed: 'Puede que invertir aquí no sea adecuado para usted. Responda a unas preguntas, o confirme que entiende esta advertencia.',
  toTest: 'Responder a las preguntas o confirmar la advertencia',
  owedInOrder:
    'No ha respondido a las preguntas sobre lo que sabe de invertir, sus respuestas no bastan o tienen más de dos años. Puede que invertir aquí no sea adecuado para usted.',
  notAsked:
    'Como inversor experimentado, no le pedimos el consentimiento expreso de las órdenes grandes. Puede perder todo lo que invierta.',
  /** Above the threshold of large investments: Regulation (EU) 2020/1503, article 21(7). */
  large: {
    why: 'Con esta orden tendría %{total} en este proyecto, más de %{threshold}.',
    ofResult: 'Ese umbral es el mayor de dos: 1.000 €, o la mitad del resultado que envió (%{result}, el %{date}).',
    ofNoResult: 'Sin un resultado vigente de su simulación, la ley fija ese umbral.',
    toSimulation: 'Calcular cuánto podría perder (se abre en otra pestaña)',
    meters: {
      project: 'En este proyecto, con esta orden',
      platform: 'En toda la plataforma, con esta orden',
      mark: 'Rayado, esta orden. El trazo marca el umbral.',
      marks:
        'Rayado, esta orden. El trazo marca el umbral del proyecto y, en el total, el resultado que envió. Las dos barras tienen la misma escala.',
    },
    question: 'Si el promotor no puede pagar, ¿qué puede pasar con su dinero?',
    answers: {
      returned: 'La plataforma lo devuelve',
      atRisk: 'Puede llegar tarde, en parte o no llegar',
      unknown: 'No lo sé',
    } as const satisfies Record<UnderstandingAnswer, string>,
    answerMissing: 'Responda a esta pregunta para enviar la orden.',
    answerWrong:
      'La plataforma no devuelve el dinero ni lo garantiza: si el promotor no paga, puede llegar tarde, en parte o no llegar. Responda otra vez.',
    consent: 'Sé que puedo perder los %{total} que tendría en este proyecto y doy mi consentimiento expreso.',
    consentMissing:
      'Sin su consentimiento expreso no se puede enviar una orden que supera los %{threshold} en un proyecto.',
    kept: 'Guardamos con la orden la advertencia y su versión, el umbral, su consentimiento y la hora.',
  },
} as const
