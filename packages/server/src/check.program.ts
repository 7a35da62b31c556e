import { gatherFacts } from './check-facts.ts'
import { endWith } from './command.ts'
import { readConfig } from './config/config.ts'
import { reasonToBeReal } from './config/demonstration.ts'
import { type Finding, findingsOfSettings } from './config/findings.ts'
import { findingsOfFacts } from './config/findings-of-facts.ts'

const row = ({ level, subject, text }: Finding) => `${level.padEnd(8)} ${subject.padEnd(25)} ${text}`
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
  const findings = [...findingsOfSettings(config), ...findingsOfFacts(await gatherFacts(config))]
  for (const finding of findings) console.log(row(finding))
  const [lacking, warnings] = [count(findings, 'missing'), count(findings, 'warning')]
  console.log(`\n${lacking} missing, ${warnings} to look at, ${count(findings, 'ok')} fine.`)
  return lacking > 0 ? 1 : 0
})
