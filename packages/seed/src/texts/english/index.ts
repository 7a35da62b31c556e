import type { ProjectStory } from '../project-story.ts'
import { almacenPlaza } from './almacen-plaza.ts'
import { bodegaValdelobos } from './bodega-valdelobos.ts'
import { calleZabaleta } from './calle-zabaleta.ts'
import { casaDeLosAzulejos } from './casa-de-los-azulejos.ts'
import { casasDeArroyo } from './casas-de-arroyo.ts'
import { clinicaSantaOlaya } from './clinica-santa-olaya.ts'
import { conservasOSalgueiron } from './conservas-o-salgueiron.ts'
import { cubiertaSolarValleDelJerte } from './cubierta-solar-valle-del-jerte.ts'
import { escuelaDeOficiosLaHullera } from './escuela-de-oficios-la-hullera.ts'
import { fabricaDeHilaturas } from './fabrica-de-hilaturas.ts'
import { hotelPuertaDeOrdesa } from './hotel-puerta-de-ordesa.ts'
import { masGironellaAmpliacion } from './mas-gironella-ampliacion.ts'
import { mercadoDeSanRoque } from './mercado-de-san-roque.ts'
import { oficinasQuaiDeLaNive } from './oficinas-quai-de-la-nive.ts'
import { palaceteCondesDeGuadiana } from './palacete-condes-de-guadiana.ts'
import { parqueSolarLosMonegros } from './parque-solar-los-monegros.ts'
import { residenciaCaminoDeRonda } from './residencia-camino-de-ronda.ts'
import { riberaDelTuria } from './ribera-del-turia.ts'
import { talleresYLoftsPujades } from './talleres-y-lofts-pujades.ts'
import { teatroPrincipalDeTui } from './teatro-principal-de-tui.ts'
import { terrazasDelNaranco } from './terrazas-del-naranco.ts'
import { torreChamartinNorte } from './torre-chamartin-norte.ts'
import { tresCasasEsMigjorn } from './tres-casas-es-migjorn.ts'
import { viviendaEnMaderaArrotxapea } from './vivienda-en-madera-arrotxapea.ts'
import type { EnglishStory } from './english-story.ts'

const STORIES: Readonly<Record<string, EnglishStory>> = {
  'almacen-plaza': almacenPlaza,
  'bodega-valdelobos': bodegaValdelobos,
  'calle-zabaleta': calleZabaleta,
  'casa-de-los-azulejos': casaDeLosAzulejos,
  'casas-de-arroyo': casasDeArroyo,
  'clinica-santa-olaya': clinicaSantaOlaya,
  'conservas-o-salgueiron': conservasOSalgueiron,
  'cubierta-solar-valle-del-jerte': cubiertaSolarValleDelJerte,
  'escuela-de-oficios-la-hullera': escuelaDeOficiosLaHullera,
  'fabrica-de-hilaturas': fabricaDeHilaturas,
  'hotel-puerta-de-ordesa': hotelPuertaDeOrdesa,
  'mas-gironella-ampliacion': masGironellaAmpliacion,
  'mercado-de-san-roque': mercadoDeSanRoque,
  'oficinas-quai-de-la-nive': oficinasQuaiDeLaNive,
  'palacete-condes-de-guadiana': palaceteCondesDeGuadiana,
  'parque-solar-los-monegros': parqueSolarLosMonegros,
  'residencia-camino-de-ronda': residenciaCaminoDeRonda,
  'ribera-del-turia': riberaDelTuria,
  'talleres-y-lofts-pujades': talleresYLoftsPujades,
  'teatro-principal-de-tui': teatroPrincipalDeTui,
  'terrazas-del-naranco': terrazasDelNaranco,
  'torre-chamartin-norte': torreChamartinNorte,
  'tres-casas-es-migjorn': tresCasasEsMigjorn,
  'vivienda-en-madera-arrotxapea': viviendaEnMaderaArrotxapea,
}

export function inEnglish({ url }: ProjectStory): EnglishStory {
  const story = STORIES[url]
  if (!story) throw new Error(`The project ${url} has no English texts`)
  return story
}
