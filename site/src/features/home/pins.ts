import type { Project } from '../project/projects/project-list.server.ts'
import { isLate } from '../project/projects/project-words.ts'

/** Up to three: open, paying (a late one first) and coming. */
export function pinnedProjects(projects: readonly Project[]): Project[] {
  const open = projects.filter(({ phaseName }) => phaseName === 'Investment').toSorted(by(({ dateEnd }) => dateEnd))
  const paying = projects
    .filter(({ phaseName }) => phaseName === 'Financed')
    .toSorted(by((project) => (isLate(project) ? '0' : '1') + project.dateEnd))
  const coming = projects
    .filter(({ phaseName }) => phaseName === 'Preinvestment' || phaseName === 'Next_Opening')
    .toSorted(by(({ dateStart }) => dateStart))
  return [open[0], paying[0], coming[0]].filter((project) => project !== undefined)
}

const by = (key: (project: Project) => string) => (a: Project, b: Project) => key(a).localeCompare(key(b))

/** Up to the first comma, cut at a word. */
export function shortName(name: string, maximum = 28): string {
  const head = name.split(/[,(]/)[0]!.trim()
  if (head.length <= maximum) return head
  return `${head.slice(0, maximum).replace(/\s+\S*$/, '')}…`
}
