import { notifyInvestorsFlow } from '@cauce/api/flows/notify-investors'
import { bindJob, runDueJobs } from '@cauce/api/jobs'
import { keepNotification } from '@cauce/api/modules/account/notifications'
import { sendMailJob } from '@cauce/api/platform/mail'
import type { World } from './world.ts'

/** Mails of the last days become notifications. */
const NOTIFICATION_DAYS = 30
/** Batched, because each batch takes as long as a hundred calls. */
const TURN_DAYS = 5
/** Older ones are read. */
const UNREAD_DAYS = 5

export function planNotifications(world: World): void {
  const { agenda, moments, kernel } = world
  agenda.add(moments.at(NOTIFICATION_DAYS, '00:00'), () => dropMails(world))
  for (let daysAgo = NOTIFICATION_DAYS; daysAgo > 0; daysAgo -= TURN_DAYS)
    agenda.add(moments.at(daysAgo, '20:00'), () => keepNotifications(world))
  agenda.add(moments.at(UNREAD_DAYS, '20:00'), async () => {
    await kernel.database.$client.query('update notifications set read_at = created_at')
  })
}

const mailJobs = ({ kernel, clock }: World) => [
  bindJob(sendMailJob, (mail) => keepNotification(kernel.database, mail, clock.now())),
  ...notifyInvestorsFlow(kernel).jobs!,
]

export async function keepNotifications(world: World): Promise<void> {
  await runDueJobs(world.kernel, mailJobs(world))
}

async function dropMails(world: World): Promise<void> {
  await world.kernel.database.$client.query(
    'select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = any ($1)',
    [mailJobs(world).map(({ job }) => job.name)],
  )
}
