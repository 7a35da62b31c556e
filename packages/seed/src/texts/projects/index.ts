import type { ProjectStory } from '../project-story.ts'
import { plaza } from './almacen-plaza.ts'
import { valdelobos } from './bodega-valdelobos.ts'
import { zabaleta } from './calle-zabaleta.ts'
import { azulejos } from './casa-de-los-azulejos.ts'
import { arroyo } from './casas-de-arroyo.ts'
import { santaOlaya } from './clinica-santa-olaya.ts'
import { conservas } from './conservas-o-salgueiron.ts'
import { jerte } from './cubierta-solar-valle-del-jerte.ts'
import { hullera } from './escuela-de-oficios-la-hullera.ts'
import { hilaturas } from './fabrica-de-hilaturas.ts'
import { ordesa } from './hotel-puerta-de-ordesa.ts'
import { gironella } from './mas-gironella-ampliacion.ts'
import { sanRoque } from './mercado-de-san-roque.ts'
import { nive } from './oficinas-quai-de-la-nive.ts'
import { guadiana } from './palacete-condes-de-guadiana.ts'
import { monegros } from './parque-solar-los-monegros.ts'
import { ronda } from './residencia-camino-de-ronda.ts'
import { ribera } from './ribera-del-turia.ts'
import { poblenou } from './talleres-y-lofts-pujades.ts'
import { tui } from './teatro-principal-de-tui.ts'
import { naranco } from './terrazas-del-naranco.ts'
import { chamartin } from './torre-chamartin-norte.ts'
import { migjorn } from './tres-casas-es-migjorn.ts'
import { arrotxapea } from './vivienda-en-madera-arrotxapea.ts'

export const PROJECT_STORIES: readonly ProjectStory[] = [
  ...[valdelobos, azulejos, arroyo, jerte],
  ...[sanRoque, ordesa, santaOlaya, zabaleta, arrotxapea, plaza],
  ...[conservas, hilaturas, ronda, ribera, guadiana, gironella, monegros],
  ...[chamartin, tui, migjorn, hullera, nive, naranco, poblenou],
]
