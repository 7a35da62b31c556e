import { openPatientDatabase } from '@cauce/api/database'
import { factsOf, findingsOf } from './checklist.ts'
import { endWith } from './command.ts'
import { readConfig, type Config } from './config/config.ts'
import { reasonToBeReal } from './config/demonstration.ts'
import { type Finding, wordsOf } from './config/findings.ts'
import { reachDatabase } from './database.ts'
import { createLog } from './log.ts'

const row = (finding: Finding) => {
  const { title, text } = wordsOf(finding)
  return `${finding.level.padEnd(8)} ${finding.level === 'ok' ? title : `${title.padEnd(25)} ${text}`}`
}
const count = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).length

/** `npm run check`, with or without a running platform. Exit code 1 if a real installation lacks something. */
await endWith(async () => {
  const config = readConfig(process.env)
  const reason = reasonToBeReal(config.installation)
  console.log(
    reason === undefined
      ? 'This is a demonstration. For real, these settings and data would need:\n'
      : `A real installation, because ${reason}:\n`,
  )
  const findings = await findingsOf(config, reachFacts(config))
  for (const finding of findings) console.log(row(finding))
  const [lacking, warnings] = [count(findings, 'missing'), count(findings, 'warning')]
  console.log(`\n${lacking} missing, ${warnings} to look at, ${count(findings, 'ok')} fine.`)
  return lacking > 0 ? 1 : 0
})

// Hoisted: the command above runs first.
async function reachFacts(config: Config) {
  const reached = await reachDatabase(config, createLog({ logLevel: 'error' }))
  const database = openPatientDatabase(reached.directUrl)
  try {
    return await factsOf(config, database)
  } finally {
    await database.$client.end()
    await reached.stop()
  }
}
