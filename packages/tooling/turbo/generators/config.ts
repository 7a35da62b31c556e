import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { PlopTypes } from '@turbo/gen'
import { Checkout, writeResource } from './resource.ts'
import { singularOf, snake, spaced } from './words.ts'

const ROOMS = ['account', 'misc', 'payment', 'project', 'wallet']
const CAMEL_CASE = /^[a-z]+([A-Z][a-z]+)*$/

const isCamelCase = (name: string) =>
  CAMEL_CASE.test(name) || 'Write it as riskNotes: letters only, each later word with a capital.'

export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('resource', {
    description: 'A noun with the usual five calls: contract, messages, table, API, tests, back office.',
    prompts: [
      { type: 'list', name: 'room', message: 'The first part of its address under /v1', choices: ROOMS },
      { type: 'input', name: 'plural', message: 'Its name in the plural, as in riskNotes', validate: isCamelCase },
      { type: 'input', name: 'spanishMany', message: 'In Spanish, plural, as in notas de riesgo' },
      { type: 'input', name: 'spanishOne', message: 'In Spanish, singular, as in nota de riesgo' },
    ],
    actions: [
      (answers) => {
        const { room, plural, spanishMany, spanishOne } = answers
        const singular = singularOf(plural)
        const checkout = new Checkout(answers['turbo'].paths.root)
        writeResource(checkout, {
          ...{ room, plural, singular },
          spanish: { many: spanishMany, one: spanishOne },
          english: { many: spaced(plural), one: spaced(singular) },
        })
        return generate(checkout, plural)
      },
    ],
  })
}

function generate({ root, written }: Checkout, plural: string): string {
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'pipe' })
  run('oxfmt', ...written)
  run('node', 'packages/api/src/database/generate-migration.ts', '--name', snake(plural))
  run('node', 'packages/contract/src/openapi/generate-contract.ts')
  run('node', 'packages/api/src/access/generate-access.ts')
  return ['Written:', ...written, 'and by generators the migration, contract.txt, its nouns and access.txt'].join(
    '\n  ',
  )
}
