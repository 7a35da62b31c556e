import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** The list of ASVS is worth what its citations are worth: every requirement, path and count is checked. */
const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'packages/handbook/security')
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== 'licences.md')
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

/** The requirements of ASVS 5.0.0 of the levels 1 and 2, by section. */
const REQUIREMENTS = [
  '1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2',
  '2.1.1-3 2.2.1-3 2.3.1-4 2.4.1',
  '3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2',
  '4.1.1-3 4.2.1 4.3.1-2 4.4.1-4',
  '5.1.1 5.2.1-3 5.3.1-2 5.4.1-3',
  '6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4',
  '7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2',
  '8.1.1-2 8.2.1-3 8.3.1 8.4.1',
  '9.1.1-3 9.2.1-4',
  '10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3',
  '11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1',
  '12.1.1-3 12.2.1-2 12.3.1-4',
  '13.1.1 13.2.1-5 13.3.1-2 13.4.1-5',
  '14.1.1-2 14.2.1-4 14.3.1-3',
  '15.1.1-3 15.2.1-3 15.3.1-7',
  '16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3',
  '17.1.1 17.2.1-4 17.3.1-2',
].flatMap((chapter) => chapter.split(' ').flatMap(numbersOf))

/** `1.3.1-2,4` as 1.3.1, 1.3.2 and 1.3.4. */
function numbersOf(section: string): string[] {
  const [chapter, part, last = ''] = section.split('.')
  return last.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => `${chapter}.${part}.${from + index}`)
  })
}

const STATUSES = ['met', 'operator', 'deviation', 'not met', 'not applicable'] as const
type Status = (typeof STATUSES)[number]

interface Row {
  readonly requirements: readonly string[]
  readonly status: string
  readonly how: string
}

const asvs = documents.find(({ file }) => file === 'asvs.md')!.text
const rows: readonly Row[] = [...asvs.matchAll(/^- (\d+\.\d+\.\d+(?: - [\d.]+)?) ([a-z ]+): (.+)$/gm)].map(
  ([, numbers, status, how]) => ({ requirements: between(numbers!), status: status!, how: how! }),
)

/** The requirements of a row: one, or all from the first to the last in their order. */
function between(numbers: string): string[] {
  const [first = '', last = first] = numbers.split(' - ')
  return REQUIREMENTS.slice(REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last) + 1)
}

/** Paths begin in `packages`, or at the root. */
const exists = (place: string) => [`packages/${place}`, place].some((each) => existsSync(path.join(root, each)))

const PATH = /`((?!@)[\w.[\]-]+(?:\/[\w.[\]-]+)+)`/g

describe('the requirements of ASVS', () => {
  test('of the levels 1 and 2 are all listed once', () => {
    expect(REQUIREMENTS).toHaveLength(253)
    expect(rows.flatMap(({ requirements }) => requirements).toSorted()).toEqual(REQUIREMENTS.toSorted())
  })

  test('have a status, and a reason if they are not met', () => {
    expect(rows.filter(({ status }) => !STATUSES.includes(status as Status))).toEqual([])
    const isUnreasoned = ({ status, how }: Row) => how.length < (/^(deviation|not met)$/.test(status) ? 10 : 4)
    expect(rows.filter(isUnreasoned)).toEqual([])
  })
})

test('every path that a document of security names exists', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(PATH)].filter(([, place]) => !exists(place!)).map(([, place]) => `${file}: ${place}`),
  )
  expect(missing).toEqual([])
})

test('the counts in the introduction match the list', () => {
  const counted = STATUSES.map((status) => {
    const requirements = rows.filter((row) => row.status === status).flatMap((row) => row.requirements)
    return [status, requirements.length]
  })
  const stated = STATUSES.map((status) => [
    status,
    Number(new RegExp(`^\\| ${status} +\\| +(\\d+) `, 'm').exec(asvs)?.[1]),
  ])
  expect(stated).toEqual(counted)
})
