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

export function planNotifications(world: World, databaseUrl: string): void {
  const { agenda, moments, kernel } = world
  agenda.add(moments.at(NOTIFICATION_DAYS, '00:00'), () => dropMails(world))
  for (let daysAgo = NOTIFICATION_DAYS; daysAgo > 0; daysAgo -= TURN_DAYS)
    agenda.add(moments.at(daysAgo, '20:00'), () => keepNotifications(world, databaseUrl))
  agenda.add(moments.at(UNREAD_DAYS, '20:00'), async () => {
    await kernel.database.$client.query('update notifications set read_at = created_at')
  })
}

export async function keepNotifications({ kernel, clock }: World, databaseUrl: string): Promise<void> {
  const keep = bindJob(sendMailJob, (mail) => keepNotification(kernel.database, mail, clock.now()))
  await runDueJobs(kernel, [keep], databaseUrl)
}

async function dropMails({ kernel }: World): Promise<void> {
  await kernel.database.$client.query(
    'select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = $1',
    [sendMailJob.name],
  )
}
