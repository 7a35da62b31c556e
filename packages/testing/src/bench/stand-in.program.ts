/** Replaces pgbench where missing: sequential prepared transactions with random numbers. */
import { readFileSync } from 'node:fs'
import pg from 'pg'

const [databaseUrl, file, clients, seconds] = process.argv.slice(2) as [string, string, string, string]

type Draw = readonly [name: string, most: number]
const script = readFileSync(file, 'utf8')
const draws = [...script.matchAll(/^\\set (\w+) random\(1, (\d+)\)$/gm)].map((line): Draw => [
  line[1]!,
  Number(line[2]),
])
const statements = script
  .replaceAll(/^\\set .*$/gm, '')
  .split(/;\s*\n/)
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '')
  .map(preparedFrom)

function preparedFrom(statement: string, place: number) {
  const names = draws.map(([name]) => name).filter((name) => statement.includes(`:${name}`))
  const text = names.reduce((sql, name, index) => sql.replaceAll(`:${name}`, `$${index + 1}`), statement)
  return { name: `statement-${place}`, text, names }
}

const until = performance.now() + Number(seconds) * 1000
let transactions = 0

async function runClient(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  while (performance.now() < until) {
    const drawn = new Map(draws.map(([name, most]) => [name, 1 + Math.floor(Math.random() * most)]))
    for (const { name, text, names } of statements) {
      const values = names.map((variable) => drawn.get(variable))
      await client.query({ name, text, values })
    }
    transactions += 1
  }
  await client.end()
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: Number(clients) }, runClient))
console.log(`tps = ${((transactions * 1000) / (performance.now() - startedAt)).toFixed(1)}`)
