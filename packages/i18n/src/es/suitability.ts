import type { UnderstandingAnswer, ClassCriterion } from '@cauce/contract'

/** The texts of the entry knowledge test (decision investor-classification). */
export const knowledge = {
  title: 'Prueba de conocimientos',
  lead: 'La ley nos obliga a hacerle estas preguntas antes de su primera inversión. No hay nota ni respuestas con trampa: cuanto más exactas sean sus respuestas, mejor sabremos qué advertencias hacerle. Puede dejar preguntas sin responder.',
  needsScript: 'Para responder, active JavaScript en su navegador.',
  topics: {
    experience: 'Su experiencia',
    objectives: 'Qué busca',
    finances: 'Su situación',
    risks: 'Los riesgos',
  },
  toSimulation: 'Abrir la calculadora de cuánto puede permitirse perder',
  questions: {
    familiar: {
      text: '¿En qué ha invertido ya?',
      choices: {
        funds: 'Fondos de inversión o planes de pensiones',
        securities: 'Acciones o bonos cotizados',
        loans: 'Préstamos o financiación participativa',
        none: 'En nada de esto',
      },
    },
    frequency: {
      text: 'En los últimos dos años, ¿cuántas veces al año ha invertido?',
      choices: { never: 'Ninguna', few: 'De una a cinco', many: 'Más de cinco', unknown: 'No me acuerdo' },
    },
    volume: {
      text: '¿Cuánto ha invertido en total en ese tiempo?',
      choices: { nothing: 'Nada', small: 'Hasta 5.000 €', large: 'Más de 5.000 €', unsaid: 'Prefiero no decirlo' },
    },
    period: {
      text: '¿Desde cuándo invierte?',
      choices: {
        never: 'Nunca he invertido',
        short: 'Desde hace menos de dos años',
        long: 'Desde hace dos años o más',
        unsaid: 'Prefiero no decirlo',
      },
    },
    background: {
      text: '¿Ha estudiado o trabajado en algo relacionado con las finanzas o la financiación participativa?',
      choices: { studies: 'Lo he estudiado', work: 'He trabajado en ello', neither: 'No' },
    },
    horizon: {
      text: '¿Cuánto tiempo puede estar sin este dinero?',
      choices: {
        short: 'Menos de un año',
        medium: 'De uno a tres años',
        long: 'Más de tres años',
        unknown: 'No lo sé',
      },
    },
    tolerance: {
      text: 'Si un proyecto perdiera la mitad de lo que puso, usted…',
      choices: {
        plans: '… tendría que cambiar sus planes',
        noticed: '… lo notaría, pero seguiría igual',
        barely: '… apenas lo notaría',
        unknown: 'No lo sé',
      },
    },
    aim: {
      text: '¿Qué es lo más importante para usted?',
      choices: {
        safety: 'No perder nada',
        return: 'Ganar más, aunque pueda perder',
        support: 'Apoyar proyectos, aunque pueda perder',
      },
    },
    sustainability: {
      text: '¿Le importa que los proyectos sean sostenibles?',
      choices: { important: 'Es decisivo', welcome: 'Lo prefiero', indifferent: 'Me es indiferente' },
    },
    simulation: {
      text: '¿Ha calculado cuánto puede permitirse perder?',
      choices: {
        sent: 'Sí, y he enviado el resultado',
        made: 'Sí, y prefiero no enviarlo',
        none: 'No, o prefiero no hacerlo',
      },
    },
    crowdfunding: {
      text: '¿Qué hace con su dinero la financiación participativa?',
      choices: {
        deposit: 'Lo guarda, como un depósito de un banco',
        lending: 'Lo presta a una empresa que busca financiación',
        unknown: 'No lo sé',
      },
    },
    default: {
      text: 'Un promotor deja de pagar. ¿Qué hace %{brand}?',
      choices: {
        platform: 'Le devuelve a usted su dinero',
        claims: 'Reclama el pago en nombre de todos; puede que no se recupere',
        unknown: 'No lo sé',
      },
    },
    exit: {
      text: 'Necesita su dinero a los seis meses. ¿Puede venderlo?',
      choices: {
        anytime: 'Sí, cuando quiera',
        end: 'No: hasta el final casi nunca hay forma de desinvertir',
        unknown: 'No lo sé',
      },
    },
    return: {
      text: 'Un proyecto ofrece el 9 % y otro el 6 %. ¿Qué dice eso?',
      choices: {
        better: 'Que el del 9 % es mejor',
        riskier: 'Que el del 9 % suele tener más riesgo',
        unknown: 'No lo sé',
      },
    },
    guarantee: {
      text: '¿Cubre su inversión un fondo de garantía, como el de los depósitos?',
      choices: { covered: 'Sí, hasta 100.000 €', uncovered: 'No, ninguno', unknown: 'No lo sé' },
    },
  },
  facts: {
    familiar: 'Si nunca ha invertido, empiece con poco y reparta.',
    frequency: 'Quien invierte pocas veces conoce menos lo que puede salir mal. Lea los riesgos de cada proyecto.',
    volume: 'No nos ha dicho cuánto ha invertido.',
    period: 'No nos ha dicho desde cuándo invierte.',
    background: 'No nos ha dicho si conoce las finanzas.',
    horizon:
      'Los préstamos duran más de un año y casi nunca se puede desinvertir antes. Ponga solo dinero que no vaya a necesitar.',
    tolerance: 'Una pérdida así puede ocurrir. Ponga solo dinero que pueda perder sin cambiar sus planes.',
    aim: 'Aquí se puede perder todo lo invertido. Si no quiere perder nada, esto no es para usted.',
    sustainability: 'No nos ha dicho si le importa la sostenibilidad.',
    simulation: 'No nos ha dicho si ha calculado cuánto puede permitirse perder.',
    crowdfunding: 'Su dinero se presta a una empresa. No es un depósito ni un producto de ahorro.',
    default: '%{brand} reclama el pago en nombre de todos. Puede llevar años, y puede no recuperarse nada.',
    exit: 'Entregado el préstamo, no se puede vender ni retirar: el dinero vuelve cuando el promotor lo devuelve.',
    return: 'Una rentabilidad más alta suele ir unida a un riesgo más alto.',
    guarantee: 'Ningún fondo de garantía cubre estas inversiones.',
  },
  submit: 'Ver el resultado',
  submitting: 'Guardando',
  nothingChosen: 'No ha respondido a ninguna pregunta. Puede seguir sin la prueba.',
  result: {
    spared: 'Es inversor experimentado: la ley no le pide estas preguntas. Puede responderlas si quiere.',
    sufficient: 'Por sus respuestas, conoce los riesgos de invertir aquí.',
    insufficient: 'Por sus respuestas, puede que invertir aquí no sea adecuado para usted. Lea esto antes de decidir.',
    unanswered:
      'Aún no ha respondido. Sin respuestas no podemos saber si invertir aquí es adecuado para usted; puede que no lo sea.',
    due: 'Respondió hace más de dos años. Responda de nuevo: puede que invertir aquí ya no sea adecuado para usted.',
    gaps: 'Lo que conviene saber',
    kept: 'Respondió el %{answered}, a la versión %{version} de las preguntas. Se repite cada dos años: a partir del %{review}.',
    again: 'Responder de nuevo',
  },
} as const

export const lossSimulations = {
  title: 'Cuánto puede permitirse perder',
  lead: 'Tres sumas y una división. Sirven para saber qué parte de su dinero podría perder sin cambiar de vida.',
  needsScript: 'El cálculo se hace en su navegador: necesita JavaScript.',
  staysTitle: 'Lo que escriba aquí no sale de este dispositivo',
  stays:
    'El cálculo se hace en esta página. Ni %{brand} ni nadie recibe los importes; no se guardan y desaparecen al cerrarla. Puede comprobarlo: desconéctese de internet y siga.',
  date: 'Fecha de los datos',
  dateHelp: 'El 31 de diciembre del año pasado, o una fecha posterior si es más exacta.',
  sums: {
    income: {
      title: '1. Lo que entra en un año',
      help: 'En los doce meses hasta la fecha de los datos, después de gastos, impuestos y cotizaciones. No cuentan los pagos excepcionales ni las ganancias de una venta.',
      total: 'Ingresos',
    },
    assets: {
      title: '2. Dinero disponible',
      help: 'En la fecha de los datos. Solo lo que podría usar pronto: no cuentan la casa, el plan de pensiones ni lo que ya tiene en %{brand} o en otras plataformas.',
      total: 'Dinero disponible',
    },
    commitments: {
      title: '3. Lo que sale en un año',
      help: 'Lo que está obligado a pagar, en la misma fecha.',
      total: 'Compromisos',
    },
  },
  parts: {
    earnings: 'Sueldo, pensión o desempleo',
    yields: 'Intereses y dividendos',
    rents: 'Alquileres que cobra, después de sus gastos',
    accounts: 'Cuentas corrientes y de ahorro',
    savings: 'Depósitos que puede rescatar en 30 días o menos',
    securities: 'Acciones cotizadas, y fondos que se reembolsan al menos cada semana',
    home: 'Alquiler o hipoteca',
    loans: 'Otros préstamos',
    bills: 'Seguros, suministros y suscripciones',
    maintenance: 'Pensiones de alimentos o compensatorias',
    taxes: 'Impuestos: renta pendiente, IBI',
    regular: 'Ingresos que se repiten cada año',
  },
  permanence: 'Sus ingresos son',
  permanences: { unsaid: 'Sin indicar', permanent: 'Permanentes', temporary: 'Temporales' },
  regularAboveTotal: 'No pueden ser más que todos los ingresos.',
  result: {
    aside: 'Resultado',
    title: 'Podría asumir una pérdida de',
    share: 'el 10 % de %{netWorth}, en todos sus proyectos juntos',
    mistakes: 'Corrija los importes marcados',
    plusAssets: 'más dinero disponible',
    lessCommitments: 'menos compromisos',
    netWorth: 'Patrimonio para este cálculo',
    regular: 'De sus ingresos, %{regular} se repiten cada año: con menos ingresos podría asumir una pérdida menor.',
    temporary: 'Sus ingresos son temporales. Repita el cálculo cuando se acaben.',
  },
  send: {
    title: '¿Quiere enviarnos el resultado?',
    lead: 'Usted elige. Se enviaría esto y nada más:',
    amount: 'Resultado',
    version: 'Versión de la calculadora',
    submit: 'Enviar el resultado',
    busy: 'Enviando',
    missing: 'Para enviarlo, escriba al menos un importe y corrija lo que esté marcado.',
    skip: 'Seguir sin enviarlo',
  },
  latest: {
    new: 'Hemos recibido su resultado: %{amount}, con datos del %{referenceDate}. Le pediremos actualizarlo a partir del %{reviewOn}.',
    valid:
      'El último resultado que nos envió, el %{received}: %{amount}, con datos del %{referenceDate}. Le pediremos actualizarlo a partir del %{reviewOn}.',
    due: 'Es hora de repetir la simulación: el último resultado que nos envió, el %{received}, cumplió un año y ya no cuenta.',
  },
  meaning: {
    title: 'Qué significa y qué no',
    advice: 'Es una orientación. Nunca le impide invertir, sea cual sea el importe.',
    review: 'La simulación se repite cada año. Si su situación cambia, hágala de nuevo cuando quiera.',
    law: 'La ley nos pide ofrecérsela y pedirle el resultado: Reglamento (UE) 2020/1503, artículo 21, y Reglamento Delegado (UE) 2022/2114, artículos 5 a 12.',
  },
} as const

/** The risk warning of Regulation (EU) 2020/1503, article 21(4), and what is asked with it (handbook chapter 20). */
export const riskWarning = {
  title: 'Advertencia de riesgo',
  law: 'Una inversión en un proyecto de financiación participativa conlleva el riesgo de perder la totalidad del dinero invertido.',
  tick: 'He recibido esta advertencia y la entiendo.',
  tickMissing: 'Confirme que ha leído la advertencia.',
  submit: 'He leído la advertencia',
  submitting: 'Guardando',
  done: 'Confirmó esta advertencia el %{date}. Guardamos su versión y la hora.',
  owed: 'Puede que invertir aquí no sea adecuado para usted. Responda a unas preguntas, o confirme que entiende esta advertencia.',
  toTest: 'Responder a las preguntas o confirmar la advertencia',
  owedInOrder: {
    unanswered: 'No ha respondido a la prueba de conocimientos.',
    insufficient: 'Sus respuestas a la prueba de conocimientos no bastan.',
    due: 'Su prueba de conocimientos tiene más de dos años.',
  },
  inappropriate: 'Puede que invertir aquí no sea adecuado para usted.',
  toQuestions: 'Responder a la prueba (se abre en otra pestaña)',
  notAsked:
    'Como inversor experimentado, no le pedimos el consentimiento expreso para las órdenes grandes. Puede perder todo lo que invierta.',
  /** Above the threshold of large investments: Regulation (EU) 2020/1503, article 21(7). */
  large: {
    why: 'Con esta orden tendría %{total} en este proyecto, más de %{threshold}.',
    ofResult:
      'Ese umbral es el mayor de estos dos importes: 1.000 € o la mitad del resultado que envió (%{result}, el %{date}).',
    ofNoResult: 'Sin un resultado vigente de su simulación, la ley fija ese umbral.',
    toSimulation: 'Calcular cuánto puede permitirse perder (se abre en otra pestaña)',
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
    answerMissing: 'Para enviar la orden, responda qué puede pasar con su dinero si el promotor no puede pagar.',
    answerWrong:
      'La plataforma no devuelve el dinero ni lo garantiza: si el promotor no paga, puede llegar tarde, en parte o no llegar. Responda otra vez.',
    consent: 'Sé que puedo perder los %{total} que tendré en este proyecto y doy mi consentimiento expreso.',
    consentMissing:
      'Sin su consentimiento expreso no se puede enviar una orden que supera los %{threshold} en un proyecto.',
    kept: 'Guardamos con la orden la advertencia y su versión, el umbral, su consentimiento y la hora.',
  },
} as const

export const classCriteria = {
  income: 'Ingresos brutos personales de al menos 60.000 € por ejercicio fiscal',
  portfolio: 'Cartera de instrumentos financieros, incluidos los depósitos en efectivo, de más de 100.000 €',
  financialPost:
    'Al menos un año en el sector financiero, en un puesto que exige conocer las operaciones o servicios de que se trata',
  executive:
    'Al menos doce meses en un puesto directivo de una persona jurídica que cumple uno de los criterios de las empresas',
  transactions:
    'Operaciones de volumen significativo en los mercados de capitales, con una media de 10 por trimestre en los cuatro últimos trimestres',
  ownFunds: 'Fondos propios de al menos 100.000 €',
  turnover: 'Volumen de negocios neto de al menos 2.000.000 €',
  balanceSheet: 'Balance de al menos 1.000.000 €',
  authorisedEntity: 'Entidad autorizada o regulada para operar en los mercados financieros',
  largeUndertaking:
    'Gran empresa que cumple dos de tres: balance de 20.000.000 €, volumen de negocios neto de 40.000.000 €, fondos propios de 2.000.000 €',
  publicBody: 'Administración nacional o regional, organismo de deuda pública, banco central u organismo internacional',
  institutionalInvestor: 'Inversor institucional cuya actividad principal es invertir en instrumentos financieros',
} as const satisfies Record<ClassCriterion, string>

export const classDecision = {
  of: '%{wanted}: %{name}',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  end: 'Retirar la categoría',
  reason: 'Motivo',
  mustApprove:
    'La ley obliga a aprobar la solicitud, salvo dudas razonables de que sea correcta. Para rechazarla, diga cuáles son: el cliente las lee.',
  endAbout:
    'Retírela si el cliente ya no cumple los criterios. Desde su próxima orden vuelve a tener todas las protecciones, y se le comunica el motivo.',
  twoNeeded: 'Una persona debe cumplir dos de los tres puntos.',
  oneNeeded: 'Basta un criterio.',
  attested: 'Declara que cumple',
  notAttested: 'No lo declara',
  evidence: 'Justificante %{place} de %{count}',
  noEvidence: 'Los justificantes se borraron con la cuenta.',
  statement: 'Aceptó perder las protecciones y responder de la verdad de lo que declara (texto del %{date}).',
  until: 'Si se aprueba hoy, vale hasta el %{date}.',
  noEnd: 'La condición de cliente profesional no caduca: termina cuando deja de cumplirse.',
  received: 'Recibida',
  decided: 'Decidida por %{name}',
  period: { from: 'Desde el %{from}', fromTo: 'Del %{from} al %{until}' },
  today: { protected: 'Hoy: inversor no experimentado', granted: 'Hoy: %{name}' },
} as const

export const classificationPages = {
  lead: 'La ley protege más a los inversores no experimentados. Quien cumple sus criterios puede pedir que se le trate como experimentado.',
  needsScript: 'La solicitud necesita JavaScript.',
  standing: {
    nonSophisticated: 'Usted es inversor no experimentado. Tiene todas las protecciones de la ley.',
    sophisticated: 'Usted es inversor experimentado hasta el %{until}.',
    professional: 'Es inversor experimentado, como cliente profesional.',
    meaning:
      'Cuando invierte, no le hacemos la prueba de conocimientos, ni le mostramos la advertencia de riesgo, ni le pedimos consentimiento para inversiones grandes.',
    report:
      'Si deja de cumplir los criterios, la ley le obliga a decírnoslo. Renuncie a la categoría: vuelve a tener todas las protecciones desde su próxima orden.',
    renew: 'La aprobación vale dos años. Para seguir, pídala otra vez antes: la de ahora cuenta hasta que decidamos.',
  },
  pending: {
    title: 'Solicitud en estudio',
    text: 'La recibimos el %{date}. La estudia una persona y le escribiremos con la decisión. Mientras tanto, nada cambia.',
    withdraw: 'Retirar la solicitud',
    withdrawTitle: 'Retirar la solicitud',
    withdrawAbout: 'Dejamos de estudiarla. Puede hacer otra cuando quiera.',
    withdrawing: 'Retirando',
    withdrawn: 'Hemos retirado su solicitud.',
  },
  giveUp: {
    button: 'Renunciar a la categoría',
    title: 'Renunciar a la categoría',
    about: 'Vuelve a ser inversor no experimentado ahora mismo. Para recuperarla, tendría que pedirla otra vez.',
    submit: 'Renunciar ahora',
    busy: 'Guardando',
    done: 'Vuelve a ser inversor no experimentado.',
  },
  request: {
    open: 'Solicitar ser inversor experimentado',
    renew: 'Pedirla otra vez',
    title: 'Solicitud',
    class: 'Categoría que solicita',
    classAbout: {
      sophisticated: 'Vale dos años desde la aprobación.',
      professional: 'Para entidades que ya lo son por la Directiva 2014/65/UE, anexo II, sección I, puntos 1 a 4.',
    },
    criteria: 'Criterios que cumple',
    criteriaTwo: 'Marque los que cumpla y pueda demostrar. Hacen falta al menos dos de los tres puntos: a, b y c.',
    criteriaOne: 'Marque los que cumpla y pueda demostrar. Basta uno.',
    points: {
      a: 'a) Situación económica',
      b: 'b) Experiencia profesional',
      c: 'c) Operaciones en los mercados',
    },
    documents: 'Justificantes',
    documentsHelp: {
      individual:
        'Por ejemplo, declaración de la renta, certificado de saldos, contrato o certificado de empresa, extractos de operaciones. Seis archivos como máximo.',
      company:
        'Por ejemplo, cuentas anuales depositadas, informe de auditoría, resolución del supervisor. Seis archivos como máximo.',
    },
    lossTitle: 'Protecciones que pierde',
    loss: {
      test: 'La prueba de conocimientos antes de invertir, y cada dos años (artículo 21, apartados 1 a 3).',
      warning:
        'La advertencia de riesgo para quien no responde a la prueba o no muestra saber lo suficiente (artículo 21, apartado 4).',
      simulation:
        'Que le pidamos simular cada año lo que podría perder (artículo 21, apartado 5). La página sigue abierta para usted.',
      largeOrders:
        'La advertencia, el consentimiento expreso y la prueba de que lo entiende antes de cada orden de más de 1.000 € o del 5 % de su patrimonio (artículo 21, apartado 7).',
      reflection:
        'El plazo de reflexión (cuatro días según la ley), que la ley solo da a los no experimentados (artículo 22). %{brand} lo da también a los demás, pero la ley no le obliga.',
    },
    riskStays: 'El riesgo es el mismo: puede perder todo lo que invierta.',
    acceptsLoss: 'Sé qué protecciones pierdo y lo acepto.',
    declaresTruth: 'Declaro que lo anterior es verdad y respondo de ello.',
    submit: 'Enviar la solicitud',
    submitting: 'Enviando',
    done: 'Hemos recibido su solicitud.',
    kept: 'Guardamos la versión de este texto y la hora. Los justificantes solo los ve nuestro personal.',
  },
  criterion: classCriteria,
  decision: classDecision,
  history: 'Solicitudes',
  historyRow: 'Pedida el %{date}',
  reasonIs: 'Motivo: %{reason}',
  documentOf: 'Descargar %{name}',
  failed: {
    title: 'No hemos podido cargar su categoría',
    text: 'Sus datos están a salvo; solo ha fallado la lectura.',
  },
} as const
