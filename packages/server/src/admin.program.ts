import { appointAdministrator, type Appointment } from '@cauce/api/flows/appoint-administrator'
import { systemClock } from '@cauce/api/kernel'
import type { Database } from '@cauce/api/database'
import { makeSetUpCode } from '@cauce/api/modules/auth/set-up-codes'
import { paths } from '@cauce/contract/pages.ts'
import { refuseFailure, runCommand } from './command.ts'
import type { Config } from './config/config.ts'
import { StartRefusal } from './lifetime.ts'
import { missingAdministrators, setUpLines } from './log.ts'

/**
 * `npm run admin -- <e-mail>` makes an account an administrator, `npm run admin -- --setup` prints a code for the first two
 * (decision secrets-and-rotation). Exit code 1 if refused.
 */
await runCommand(async ({ config, database }) => {
  const [email, ...others] = process.argv.slice(2)
  if (email === '--setup' && others.length === 0) return printSetUpCode(config.api, database)
  if (email === undefined || others.length > 0 || !email.includes('@'))
    throw new StartRefusal('Give the e-mail of the account, or --setup: npm run admin -- ana@example.org')
  const appointment = await appointAdministrator({ clock: systemClock, database }, email).catch(
    refuseFailure('The accounts cannot be read'),
  )
  const isRefused = !('administratorCount' in appointment)
  for (const line of answer(appointment, email, config.api)) (isRefused ? console.error : console.log)(line)
  return isRefused ? 1 : 0
})

async function printSetUpCode(api: Config['api'], database: Database): Promise<number> {
  const code = await makeSetUpCode(database, systemClock.now()).catch(refuseFailure('The accounts cannot be read'))
  if (code === undefined)
    console.error('There are two administrators: they propose and approve others in the back office.')
  else for (const line of setUpLines(api, code)) console.log(line)
  return code === undefined ? 1 : 0
}

function answer(appointment: Appointment, email: string, api: Config['api']): string[] {
  switch (appointment.kind) {
    case 'unknown':
      return [
        `There is no account with the e-mail ${email}, or it is closed.`,
        `Register it at ${api.origin}${paths.register} and confirm the e-mail first.`,
      ]
    case 'unconfirmed':
      return [`The e-mail ${email} is not confirmed. Open the link in the mail that was sent to it first.`]
    case 'disabled':
      return [`The account ${email} is disabled. An administrator can enable it in the back office.`]
    case 'appointed':
      return [`${email} is an administrator now.`, '', ...missingAdministrators(appointment.administratorCount)]
    case 'administrator-already':
      return [`${email} is an administrator already.`, '', ...missingAdministrators(appointment.administratorCount)]
  }
}
