import type { ClassCriterion } from '@cauce/contract'

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
  end: 'Retirar la clase',
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
    nonSophisticated: 'Es inversor no experimentado. Tiene todas las protecciones de la ley.',
    sophisticated: 'Es inversor experimentado hasta el %{until}.',
    professional: 'Es inversor experimentado, como cliente profesional.',
    meaning:
      'Cuando invierte, no le hacemos la prueba de conocimientos, ni le mostramos la advertencia de riesgo, ni le pedimos consentimiento para inversiones grandes.',
    report:
      'Si deja de cumplir los criterios, la ley le obliga a decírnoslo. Renuncie a la clase: vuelve a tener todas las protecciones desde su próxima orden.',
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
    button: 'Renunciar a la clase',
    title: 'Renunciar a la clase',
    about: 'Vuelve a ser inversor no experimentado ahora mismo. Para recuperarla, tendría que pedirla otra vez.',
    submit: 'Renunciar ahora',
    busy: 'Guardando',
    done: 'Vuelve a ser inversor no experimentado.',
  },
  request: {
    open: 'Pedir la clase',
    renew: 'Pedirla otra vez',
    title: 'Solicitud',
    class: 'Qué pide',
    classAbout: {
      sophisticated: 'Vale dos años desde la aprobación.',
      professional: 'Para entidades que ya lo son por la Directiva 2014/65/UE, anexo II, sección I, puntos 1 a 4.',
    },
    criteria: 'Qué criterios cumple',
    criteriaTwo: 'Marque los que cumple y pueda demostrar. Hacen falta al menos dos de los tres puntos: a, b y c.',
    criteriaOne: 'Marque los que cumple y pueda demostrar. Basta uno.',
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
    lossTitle: 'Qué protecciones pierde',
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
    title: 'No hemos podido cargar su clase',
    text: 'Sus datos están a salvo; solo ha fallado la lectura.',
  },
} as const
