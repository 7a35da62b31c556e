import type { ProjectStory } from '../project-story.ts'

export const ribera: ProjectStory = {
  name: 'Ribera del Turia, 18 viviendas frente al antiguo cauce',
  url: 'ribera-del-turia',
  direction: 'Calle de la Barraca 118, El Cabanyal',
  locality: 'València',
  country: 'ES',
  type: 'newHomes',
  kind: 'apartment-block',
  hour: 'morning',
  promoter: {
    name: 'Levante Arquitectura Habitada, S. L.',
    about:
      'Tres arquitectas y una aparejadora que desde 2016 proyectan y promueven vivienda en barrios marítimos. Han terminado una promoción de doce viviendas en Meliana y tienen dos en obra.',
  },
  guarantee: {
    name: 'Agencia de Garantías Alboraya, S. L.',
    about:
      'Custodia la primera hipoteca sobre el solar a favor de todos los inversores y la ejecuta si la mayoría del capital lo decide.',
  },
  terms: {
    financing: 320_000,
    months: 18,
    profitability: 10.88,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
    maxInvestors: 900,
  },
  texts: {
    headline: 'Dieciocho viviendas con licencia y obra adjudicada',
    about: [
      'El solar lleva doce años vacío entre dos casas de azulejo. La promotora lo compró hace dos, obtuvo la licencia de obra mayor hace unos meses y ha adjudicado la obra a precio cerrado a una constructora de Sagunt con la que ya ha trabajado.',
      'El préstamo paga la cimentación y la estructura, que es lo que el banco no adelanta. El resto del coste lo ponen la promotora, con el solar ya pagado, y los compradores: once de las dieciocho viviendas están reservadas con arras.',
      'Las viviendas tienen entre 58 y 94 metros cuadrados, todas con dos fachadas. La planta baja queda para dos locales y el aparcamiento de bicicletas.',
    ],
    inFavour: [
      'Licencia concedida y precio de obra cerrado, con penalización por retraso.',
      'Primera hipoteca sobre el solar, tasado en 610.000 €.',
      'Once de dieciocho viviendas reservadas con arras del diez por ciento.',
    ],
    against: [
      'Quedan siete viviendas sin comprador.',
      'Es la segunda promoción de la empresa; la primera acabó con cuatro meses de retraso.',
      'El nivel freático está a dos metros: el sótano puede encarecerse.',
    ],
    uses: {
      intro: 'Casi tres cuartas partes pagan obra; los imprevistos tienen su propia reserva.',
      parts: [
        ['Cimentación y estructura', 58],
        ['Acometidas e instalaciones enterradas', 15],
        ['Honorarios, licencias y tasas', 17],
        ['Reserva para imprevistos', 10],
      ],
    },
    repayment: [
      'El préstamo se devuelve al escriturar las viviendas. Bastan nueve escrituras para cubrir capital e intereses.',
      'Si las ventas se retrasan, la promotora puede pedir una prórroga de seis meses con el mismo interés; la votan los inversores.',
    ],
    risks: [
      'Si la obra se encarece más que la reserva, la promotora tendrá que aportar capital o buscar otro préstamo, que cobraría después de este.',
      'Si el mercado de la vivienda cae, las siete viviendas libres pueden venderse más tarde o por menos.',
    ],
    pictures: [
      'Alzado a la calle de la Barraca. Estado previsto al terminar la obra.',
      'Sección por la escalera: dos viviendas por planta y los locales abajo.',
      'Planta tipo, con las dos viviendas pasantes y el patio.',
      'Situación del solar entre la calle de la Barraca y el mar.',
    ],
  },
  papers: {
    appraisal: { value: 610_000, valueWhenFinished: 3_940_000, appraiser: 'Tasaciones del Mediterráneo, S. A.' },
    licence: {
      authority: 'Ajuntament de València',
      reference: 'E-03501-2025-118',
      subject: 'obra mayor de nueva planta para edificio de dieciocho viviendas y dos locales',
    },
  },
  life: { phase: 'Investment', created: 96, announced: 71, opened: 17, endsIn: 12, funded: 68.5 },
}

export const hilaturas: ProjectStory = {
  name: 'Rehabilitación de la antigua Fábrica de Hilaturas Nuestra Señora del Carmen',
  url: 'fabrica-de-hilaturas',
  direction: 'Carrer de la Indústria 42',
  locality: 'Sabadell, Barcelona',
  country: 'ES',
  type: 'refurbishment',
  kind: 'factory',
  hour: 'golden',
  promoter: {
    name: 'Obrador de Vapor, SCCL',
    about:
      'Cooperativa de veintitrés socios, casi todos talleres y estudios que ya alquilan la nave norte. Gestiona el edificio desde 2018.',
  },
  guarantee: {
    name: 'Avals Cooperatius de Catalunya, SGR',
    about: 'Avala un treinta por ciento del capital pendiente y custodia la segunda hipoteca sobre el conjunto.',
  },
  terms: {
    financing: 380_000,
    months: 24,
    profitability: 16.2,
    minimum: 1_000,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2.5,
  },
  texts: {
    headline: 'Catorce talleres más bajo la cubierta de dientes de sierra',
    about: [
      'La fábrica hiló algodón desde 1897 hasta 1981. La cooperativa compró el conjunto por fases y ya alquila la nave norte, ocupada entera desde hace tres años. Ahora quiere abrir la nave sur, con catorce talleres de 60 a 220 metros cuadrados.',
      'La obra consiste en reparar la cubierta, cambiar los lucernarios, renovar la instalación eléctrica y hacer dos núcleos de aseos. La fachada y la chimenea están protegidas y no se tocan, salvo para limpiarlas.',
    ],
    inFavour: [
      'La nave norte está llena y tiene lista de espera: nueve de los catorce talleres nuevos tienen contrato de reserva.',
      'Aval de una sociedad de garantía recíproca por el treinta por ciento del capital.',
      'La cooperativa no reparte beneficios hasta devolver el préstamo; consta en sus estatutos.',
    ],
    against: [
      'La hipoteca es de segundo rango: antes cobra la caja que financió la compra, con 290.000 € pendientes.',
      'El edificio está protegido y cualquier hallazgo puede parar la obra.',
      'Los alquileres de taller son a tres años; una parte se renueva antes de que acabe el préstamo.',
    ],
    uses: {
      intro: 'La cubierta se lleva la mayor parte, porque hay que desmontarla por tramos.',
      parts: [
        ['Cubierta y lucernarios', 46],
        ['Electricidad y ventilación', 22],
        ['Aseos, tabiques y accesos', 18],
        ['Proyecto y dirección de obra', 6],
        ['Reserva para imprevistos', 8],
      ],
    },
    repayment: [
      'Los intereses se pagan con los alquileres de las dos naves. El capital, con un préstamo bancario a quince años ya concedido y condicionado al final de la obra.',
      'Si el banco se echara atrás, la cooperativa se ha comprometido por escrito a vender la casa del guarda, tasada en 240.000 €.',
    ],
    risks: [
      'El préstamo bancario que devuelve el capital está condicionado a terminar la obra en plazo.',
      'Si varios talleres se marchan a la vez, los alquileres podrían no cubrir los intereses durante unos meses.',
    ],
    pictures: [
      'Fachada a la calle de la Indústria, con la chimenea al fondo.',
      'Sección por la nave sur, con los lucernarios nuevos.',
      'Planta de la nave sur repartida en catorce talleres.',
      'El conjunto fabril y las calles que lo rodean.',
    ],
  },
  papers: {
    appraisal: { value: 1_180_000, valueWhenFinished: 1_720_000, appraiser: 'Valora Industrial, S. A.' },
    licence: {
      authority: 'Ajuntament de Sabadell',
      reference: 'LLO-2026-0447',
      subject: 'reforma interior y reparación de cubierta en edificio catalogado',
    },
  },
  life: { phase: 'Investment', created: 120, announced: 62, opened: 21, endsIn: 41, funded: 31.25 },
}

export const ronda: ProjectStory = {
  name: 'Residencia de estudiantes Camino de Ronda',
  url: 'residencia-camino-de-ronda',
  direction: 'Camino de Ronda 89',
  locality: 'Granada',
  country: 'ES',
  type: 'residence',
  kind: 'student-residence',
  hour: 'overcast',
  promoter: {
    name: 'Residencias del Genil, S. L.',
    about:
      'Explota dos residencias en Granada desde 2009, con 148 plazas y una ocupación media del 96 % en los últimos cinco cursos.',
  },
  guarantee: {
    name: 'Agencia de Garantías Vega de Granada, S. L.',
    about: 'Custodia la pignoración de las participaciones y de la cuenta en la que se cobran las plazas.',
  },
  terms: {
    financing: 220_000,
    months: 36,
    profitability: 19.5,
    minimum: 250,
    maximum: 20_000,
    period: 'annual',
    managerFee: 3.5,
    cancellationFee: 1.5,
    maxInvestors: 400,
  },
  texts: {
    headline: 'Sesenta y dos plazas a diez minutos de cuatro facultades',
    about: [
      'El edificio era una clínica que cerró en 2022. La empresa lo ha alquilado por veinticinco años y lo convierte en residencia: sesenta y dos habitaciones individuales con baño, cocina por planta y una sala de estudio en la última.',
      'La obra empezó hace cuatro meses y va por la mitad. El préstamo paga lo que falta: baños, mobiliario, ascensor nuevo y la puesta en marcha hasta el primer curso completo.',
    ],
    inFavour: [
      'La obra está a medias y dentro de presupuesto, según el informe del arquitecto municipal.',
      'Convenio con la universidad para veinte plazas cada curso.',
      'La misma empresa llena sus otras dos residencias cada septiembre.',
    ],
    against: [
      'No hay hipoteca: el edificio es alquilado. Responden la cuenta de cobros y las participaciones.',
      'El plazo es largo, tres años, y el capital vuelve al final.',
      'Dos competidores abren unas doscientas plazas en el mismo barrio el curso que viene.',
    ],
    uses: {
      intro: 'El dinero termina la obra y sostiene los primeros meses.',
      parts: [
        ['Baños e instalaciones', 41],
        ['Mobiliario y cocinas', 24],
        ['Ascensor y accesibilidad', 16],
        ['Gastos hasta la apertura', 12],
        ['Reserva para imprevistos', 7],
      ],
    },
    repayment: [
      'Devuelve el préstamo la explotación de la residencia. Con un ochenta por ciento de ocupación se cubren el alquiler, los gastos y los intereses.',
      'El capital se guarda en la cuenta pignorada, por cuartas partes, al final de cada curso.',
    ],
    risks: [
      'Si la ocupación baja del sesenta y cinco por ciento durante un curso entero, los pagos se retrasarán.',
      'Si se resolviera el contrato de alquiler, no habría edificio que ejecutar.',
    ],
    pictures: [
      'Fachada al Camino de Ronda, con los balcones reparados.',
      'Sección por el patio: habitaciones a los dos lados y estudio arriba.',
      'Planta de habitaciones, con la cocina común junto a la escalera.',
      'Situación entre el Camino de Ronda y el campus de Fuentenueva.',
    ],
  },
  papers: {
    appraisal: { value: 780_000, valueWhenFinished: 1_090_000, appraiser: 'Tasadores del Darro, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Granada',
      reference: 'LU-2025-1093',
      subject: 'cambio de uso de clínica a residencia colectiva y obras de adaptación',
    },
  },
  life: { phase: 'Investment', created: 110, announced: 80, opened: 34, endsIn: 15, funded: 92.15 },
}
