import type { ProjectStory } from '../project-story.ts'

export const ronda: ProjectStory = {
  name: 'Residencia de estudiantes Camino de Ronda',
  url: 'residencia-camino-de-ronda',
  direction: 'Camino de Ronda 89',
  locality: 'Granada',
  country: 'ES',
  type: 'residence',
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
      'El capital se guarda en la cuenta pignorada, por terceras partes, al final de cada curso.',
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
  english: {
    promoter:
      'It has run two halls of residence in Granada since 2009, with 148 places and an average occupancy of 96 % in the last five academic years.',
    guarantee: 'Holds the pledge on the shares and on the account into which the places are paid.',
    headline: 'Sixty-two places ten minutes from four faculties',
    about: [
      'The building was a clinic that closed in 2022. The company has rented it for twenty-five years and is turning it into a hall of residence: sixty-two single rooms with bathroom, a kitchen on each floor and a study room at the top.',
      'The works began four months ago and are half finished. The loan pays for what is missing: bathrooms, furniture, a new lift and the costs until the first full academic year.',
    ],
    inFavour: [
      'The works are half finished and within budget, according to the report of the municipal architect.',
      'An agreement with the university for twenty places each year.',
      'The same company fills its other two halls every September.',
    ],
    against: [
      'There is no mortgage: the building is rented. The account of payments and the shares answer for the loan.',
      'The term is long, three years, and the principal comes back at the end.',
      'Two competitors open some two hundred places in the same district next year.',
    ],
    uses: {
      intro: 'The money finishes the works and carries the first months.',
      parts: [
        'Bathrooms and installations',
        'Furniture and kitchens',
        'Lift and accessibility',
        'Costs until the opening',
        'Contingency reserve',
      ],
    },
    repayment: [
      'The business of the residence repays the loan. An occupancy of eighty per cent covers rent, costs and interest.',
      'The principal is set aside in the pledged account, one third at the end of each academic year.',
    ],
    risks: [
      'If occupancy falls below sixty-five per cent for a whole academic year, payments will be late.',
      'If the lease were terminated, there would be no building to enforce against.',
    ],
    pictures: [
      'The façade to Camino de Ronda, with the repaired balconies.',
      'Section through the courtyard: rooms on both sides and the study room above.',
      'A floor of rooms, with the shared kitchen beside the stairs.',
      'Location between Camino de Ronda and the Fuentenueva campus.',
    ],
  },
}
