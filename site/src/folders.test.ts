import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/**
 * dependency-cruiser does not read Astro components, so this test draws the graph of folders from the import lines of every
 * file. Each folder names the folders that it may import besides `http`, `ui` and `assets`.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  http: [],
  ui: [],
  islands: [],
  layouts: [],
  'features/auth': [],
  'features/account': ['features/auth'],
  'features/payment': ['features/auth'],
  'features/tax': [],
  'features/diligence': [],
  'features/documents': [],
  'features/complaints': [],
  'features/wallet': ['features/auth', 'features/payment'],
  'features/profile': ['features/account', 'features/documents', 'features/payment', 'features/wallet'],
  'features/project/project-alerts': [],
  'features/project/loan-book': [],
  'features/project/information-sheets': [],
  'features/project/project-follows': [],
  'features/project/projects': [
    'features/project/information-sheets',
    'features/project/project-alerts',
    'features/project/project-follows',
  ],
  'features/project/orders': [
    'features/auth',
    'features/wallet',
    'features/project/information-sheets',
    'features/project/projects',
  ],
  'features/project/reservations': [
    'features/auth',
    'features/wallet',
    'features/project/orders',
    'features/project/projects',
  ],
  'features/project/portfolio': ['features/auth', 'features/wallet', 'features/project/orders'],
  'features/project/investment': [
    'features/auth',
    'features/documents',
    'features/wallet',
    'features/project/orders',
    'features/project/portfolio',
    'features/project/projects',
  ],
  'features/project/irregularities': [
    'features/project/investment',
    'features/project/orders',
    'features/project/projects',
  ],
  'features/project/returns': [
    'features/documents',
    'features/project/investment',
    'features/project/orders',
    'features/project/portfolio',
    'features/project/projects',
  ],
  'features/promotion': [],
  'features/support': ['features/auth'],
  'features/suitability': ['features/support'],
  'features/notifications': [],
  'features/tour': [],
  'features/home': ['features/project/projects'],
  frames: ['layouts', 'features/support', 'features/notifications', 'features/tour'],
}
const source = import.meta.dirname
const files = globSync('**/*.{ts,tsx,astro,css}', { cwd: source }).filter(
  (file) => file.includes('/') && !/^(pages|testing)\/|\.test\.tsx?$/.test(file),
)

const importsOf = (file: string) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g)].map((match) =>
    path.dirname(path.join(path.dirname(file), match[1]!)),
  )

test('a folder imports only the folders that it names', () => {
  const refused = files.flatMap((file) => {
    const folder = path.dirname(file)
    const allowed = [folder, 'http', ...(folder === 'http' ? [] : ['ui', 'assets']), ...ALLOWED[folder]!]
    return importsOf(file).flatMap((target) => (allowed.includes(target) ? [] : [`${file} imports ${target}`]))
  })
  expect(refused).toEqual([])
})

test('a folder names only folders above it in the table, so that there is no cycle', () => {
  const order = Object.keys(ALLOWED)
  const upward = order.flatMap((folder, index) =>
    ALLOWED[folder]!.filter((target) => !order.slice(0, index).includes(target)),
  )
  expect(upward).toEqual([])
})
