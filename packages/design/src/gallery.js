/* Fills the parts of the two gallery pages that repeat. A classic script, because modules do not load from disk. */
const fill = (selector, parts) => {
  const place = document.querySelector(selector)
  if (place) place.innerHTML = parts.join('')
}

const names =
  'paper surface sunken earth ink ink-2 ink-3 line line-strong river river-hover river-wash clay clay-wash phase-grey phase-blue phase-green series-1 series-2 series-3 series-4 series-5 office-bar'.split(
    ' ',
  )
fill(
  '#colors',
  names.map((name) => `<li style="--c: var(--${name})">${name}</li>`),
)
const projects = [
  [
    'València · Vivienda nueva',
    'Ribera del Turia, 18 viviendas frente al antiguo cauce',
    '7,25 %',
    '18 meses',
    '500 €',
    68.42,
    '<span class="badge blue">Abierto</span>',
    'Quedan 22 días',
  ],
  [
    'Sabadell, Barcelona · Rehabilitación',
    'Rehabilitación de la antigua Fábrica de Hilaturas Nuestra Señora del Carmen',
    '8,10 %',
    '24 meses',
    '1.000 €',
    31.2,
    '<span class="badge blue">Abierto</span>',
    'Quedan 41 días',
  ],
  [
    'Badajoz · Local comercial',
    'Mercado de San Roque',
    '7,50 %',
    '36 meses',
    '10.000 €',
    100,
    '<span class="badge blue">Financiado</span>',
    '<span class="badge clay">Retraso de 21 días</span>',
  ],
]
fill(
  '#cards',
  projects.map(
    ([place, name, rate, term, minimum, share, badge, when]) =>
      `<article class="card"><div class="picture"></div><div class="meta">${badge}<span class="figure">${when}</span></div><div class="name"><p>${place}</p><h3><a href="#">${name}</a></h3></div><dl class="figures"><div><dt>Rentabilidad anual</dt><dd>${rate}</dd></div><div><dt>Plazo</dt><dd>${term}</dd></div><div><dt>Mínimo</dt><dd>${minimum}</dd></div></dl><div class="gauge"><progress value="${share}" max="100" aria-label="Financiado">${share} %</progress><p><span><strong class="figure">${share} %</strong> financiado</span><span class="figure">855.250 € de 1.250.000 €</span></p></div></article>`,
  ),
)
const months = [
  ['dic', 29, 0.05],
  ['ene', 119, 0.2],
  ['feb', 29, 0.05],
  ['mar', 303, 0.7],
  ['abr', 119, 0.2],
  ['may', 29, 0.05],
  ['jun', 4829, 0.06, 0.85],
  ['jul', 90, 0.15],
  ['ago'],
  ['sep'],
  ['oct', 90, 0.15],
  ['nov'],
]
fill(
  '#bars',
  months.map(
    ([month, amount, interest, capital], index) =>
      `<div class="bar ${index === 0 ? 'now' : ''} ${capital ? 'cut' : ''} ${amount ? '' : 'empty-month'}"><div class="column">${amount ? `<b>${amount}</b>` : ''}${capital ? `<i class="capital" style="--value:${capital}"></i>` : ''}<i style="--value:${interest ?? 0}"></i></div><span class="axis">${month}</span></div>`,
  ),
)
