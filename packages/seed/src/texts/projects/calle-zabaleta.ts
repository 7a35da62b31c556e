import type { ProjectStory } from '../project-story.ts'

export const zabaleta: ProjectStory = {
  name: 'Apartamentos de la calle Zabaleta, barrio de Gros',
  url: 'calle-zabaleta',
  direction: 'Calle Zabaleta 27',
  locality: 'Donostia / San Sebastián',
  country: 'ES',
  type: 'refurbishment',
  promoter: {
    name: 'Urgull Etxeak, S. L.',
    about:
      'Empresa donostiarra que compra edificios enteros con inquilinos, los rehabilita sin desalojar y los mantiene en alquiler.',
  },
  guarantee: {
    name: 'Agencia de Garantías Oria, S. L.',
    about: 'Custodia la hipoteca de segundo rango sobre el edificio y la prenda sobre los alquileres.',
  },
  terms: {
    financing: 210_000,
    months: 30,
    profitability: 17,
    minimum: 500,
    period: 'quarterly',
    managerFee: 4,
    cancellationFee: 2,
  },
  texts: {
    headline: 'Once pisos rehabilitados con los vecinos dentro',
    about: [
      'El edificio, de 1912, tiene once pisos y cuatro inquilinos de renta antigua que se quedan. La obra va por plantas: se vacía una, se rehabilita y se vuelve a ocupar, mientras los vecinos usan el piso puente del segundo.',
      'El préstamo paga la cubierta de pizarra, la fachada trasera, el ascensor y el aislamiento.',
    ],
    inFavour: [
      'Siete pisos ya alquilados a precio de mercado durante la obra.',
      'Ayuda del Gobierno Vasco para el ascensor y el aislamiento, concedida.',
      'Tres edificios iguales terminados en el mismo barrio.',
    ],
    against: [
      'Hipoteca de segundo rango, detrás de un banco con 520.000 € pendientes.',
      'Obra con vecinos: cualquier imprevisto se nota en el calendario.',
      'Plazo de treinta meses.',
    ],
    uses: {
      intro: 'Cubierta, fachada y ascensor, por este orden.',
      parts: [
        ['Cubierta y mansardas', 34],
        ['Fachada trasera y aislamiento', 28],
        ['Ascensor', 21],
        ['Instalaciones comunes', 11],
        ['Reserva para imprevistos', 6],
      ],
    },
    repayment: [
      'Los intereses salen de los alquileres. El capital vuelve al refinanciar el edificio terminado, con una tasación que ya tiene en cuenta las rentas antiguas.',
    ],
    risks: [
      'Si suben los tipos, la refinanciación podría no cubrir todo el capital.',
      'La comunidad de la finca vecina ha recurrido la licencia del ascensor; el juzgado no la ha suspendido.',
    ],
    pictures: [
      'Fachada a la calle Zabaleta después de la limpieza.',
      'Sección por el portal, con el ascensor en el patio.',
      'Planta tipo: un piso a la calle y otro al patio.',
      'El barrio de Gros entre la calle Zabaleta y la playa de la Zurriola.',
    ],
  },
  papers: {
    appraisal: { value: 1_960_000, valueWhenFinished: 2_540_000, appraiser: 'Tasaciones Cantábrico, S. A.' },
    licence: {
      authority: 'Ayuntamiento de Donostia / San Sebastián',
      reference: 'OM-2025-0389',
      subject: 'rehabilitación de fachadas y cubierta e instalación de ascensor',
    },
  },
  life: { phase: 'Financed', settled: { months: 6, beforeDaysAgo: 52 }, filledIn: 33 },
  english: {
    promoter:
      'A company from San Sebastián that buys whole buildings with their tenants, renovates them without evicting anyone and keeps them for rent.',
    guarantee: 'Holds the second mortgage on the building and the pledge on the rents.',
    headline: 'Eleven flats renovated with the tenants inside',
    about: [
      'The building, from 1912, has eleven flats and four tenants with old protected rents, who will stay. The works go floor by floor: one is emptied, renovated and occupied again, while the tenants use a spare flat on the second floor.',
      'The loan pays for the slate roof, the rear façade, the lift and the insulation.',
    ],
    inFavour: [
      'Seven flats already let at market rents during the works.',
      'A grant of the Basque Government for the lift and the insulation, already awarded.',
      'Three similar buildings completed in the same district.',
    ],
    against: [
      'A second mortgage, behind a bank that is still owed 520.000 €.',
      'Works with tenants in the building: anything unforeseen affects the schedule.',
      'A term of thirty months.',
    ],
    uses: {
      intro: 'Roof, façade and lift, in that order.',
      parts: ['Roof and mansards', 'Rear façade and insulation', 'Lift', 'Shared installations', 'Contingency reserve'],
    },
    repayment: [
      'The interest comes from the rents. The principal comes back when the finished building is refinanced, on an appraisal that already takes the protected rents into account.',
    ],
    risks: [
      'If interest rates rise, the refinancing might not cover the whole principal.',
      'The owners next door have appealed against the permit for the lift; the court has not suspended it.',
    ],
    pictures: [
      'The façade to calle Zabaleta after cleaning.',
      'Section through the entrance, with the lift in the courtyard.',
      'Typical floor: one flat to the street and one to the courtyard.',
      'The Gros district between calle Zabaleta and Zurriola beach.',
    ],
  },
}
