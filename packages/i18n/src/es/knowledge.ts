/** The texts of the entry knowledge test (decision 279). */
export const knowledge = {
  title: 'Antes de invertir',
  lead: 'La ley nos pide preguntarle antes de su primera inversión. No hay nota ni respuestas con trampa: cuanto más exacto sea, mejor sabremos qué advertencias hacerle. Puede dejar preguntas sin responder.',
  needsScript: 'Para responder, active JavaScript en su navegador.',
  topics: {
    experience: 'Su experiencia',
    objectives: 'Qué busca',
    finances: 'Su situación',
    risks: 'Los riesgos',
  },
  toSimulation: 'Abrir la calculadora de cuánto podría perder',
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
      text: '¿Ha calculado cuánto podría perder?',
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
      text: 'Un promotor deja de pagar. ¿Qué hace Cauce?',
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
    familiar: 'Nunca ha invertido: empiece con poco y reparta.',
    frequency: 'Quien invierte pocas veces conoce menos lo que puede salir mal. Lea los riesgos de cada proyecto.',
    volume: 'No nos ha dicho cuánto ha invertido.',
    period: 'No nos ha dicho desde cuándo invierte.',
    background: 'No nos ha dicho si conoce las finanzas.',
    horizon:
      'Los préstamos duran más de un año y casi nunca se puede desinvertir antes. Ponga solo dinero que no vaya a necesitar.',
    tolerance: 'Una pérdida así puede ocurrir. Ponga solo dinero que pueda perder sin cambiar sus planes.',
    aim: 'Aquí se puede perder todo lo invertido. Si no quiere perder nada, esto no es para usted.',
    sustainability: 'No nos ha dicho si le importa la sostenibilidad.',
    simulation: 'No nos ha dicho si ha calculado cuánto podría perder.',
    crowdfunding: 'Su dinero se presta a una empresa. No es un depósito ni un producto de ahorro.',
    default: 'Cauce reclama el pago en nombre de todos. Puede llevar años, y puede no recuperarse nada.',
    exit: 'Entregado el préstamo, no se puede vender ni retirar: el dinero vuelve cuando el promotor lo devuelve.',
    return: 'Una rentabilidad más alta suele ir unida a un riesgo más alto.',
    guarantee: 'Ningún fondo de garantía cubre estas inversiones.',
  },
  submit: 'Ver el resultado',
  submitting: 'Guardando',
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
