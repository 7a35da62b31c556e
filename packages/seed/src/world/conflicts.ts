import { addDays, api, type ConflictTie, type InsiderKind } from '@cauce/contract'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

export function planConflicts({ agenda, call, administrators, moments }: World, projects: readonly Project[]): void {
  for (const { url, daysAgo, ...conflict } of CONFLICTS) {
    const project = projects.find(({ story }) => story.url === url)
    if (url !== null && !project) continue
    agenda.add(moments.at(daysAgo, '10:20'), async () => {
      const body = { ...conflict, projectId: project?.projectId() ?? null, since: addDays(moments.today, -daysAgo) }
      await call(administrators[0].token, api.conflicts.create, { body })
    })
  }
}

interface ConflictStory {
  readonly url: string | null
  readonly daysAgo: number
  readonly kind: InsiderKind
  readonly tie: ConflictTie
  readonly personName: string
  readonly taxNumber?: string
  readonly nature: string
  readonly natureEn: string
  readonly measure: string
  readonly measureEn: string
}

/** One is older than a year: its review is due. */
const CONFLICTS: readonly ConflictStory[] = [
  {
    url: null,
    daysAgo: 420,
    kind: 'shareholder',
    tie: 'promoter',
    personName: 'Inversiones Ardila, S. L.',
    taxNumber: 'B86042105',
    nature: 'Sociedad promotora que tiene el 24 % del capital de la plataforma',
    natureEn: 'Property developer that holds 24 % of the capital of the platform',
    measure: 'No puede publicar proyectos en la plataforma',
    measureEn: 'It cannot publish projects on the platform',
  },
  {
    url: 'fabrica-de-hilaturas',
    daysAgo: 20,
    kind: 'employee',
    tie: 'investor',
    personName: 'Nuria Casals Ferrer',
    nature: 'Una persona de atención al cliente invierte 1.500 € en este proyecto',
    natureEn: 'A member of customer support invests 1.500 € in this project',
    measure:
      'Invierte cuando el proyecto ya está publicado y con las mismas condiciones que los demás. No trata con su promotor.',
    measureEn:
      'They invest once the project is published and on the same terms as everybody. They do not deal with the project owner.',
  },
  {
    url: 'palacete-condes-de-guadiana',
    daysAgo: 64,
    kind: 'relative',
    tie: 'other',
    personName: 'Tomás Guadiana Ruiz, hermano de un directivo',
    nature: 'El arquitecto de la obra es familiar de un directivo de la plataforma',
    natureEn: 'The architect of the works is a relative of a manager of the platform',
    measure: 'El directivo no intervino en el estudio del proyecto ni en su clase de riesgo.',
    measureEn: 'The manager took no part in assessing the project or in setting its risk category.',
  },
]
