import { bindJob, runDueJobs } from '@cauce/api/jobs'
import { keepNotification } from '@cauce/api/modules/account/notifications'
import { sendMailJob } from '@cauce/api/platform/mail'
import type { World } from './world.ts'

/** For so many days before its end the mails of the story become notifications. */
const NOTIFICATION_DAYS = 30
/** Those of so many days at once, in the evening of the last: each turn takes as long as a hundred calls. */
const TURN_DAYS = 5
/** People have read what is older than so many days. */
const UNREAD_DAYS = 5

/**
 * Plans that people of the story find among their notifications what the platform would have mailed to them. The mails before that are
 * dropped.
 */
export function planNotifications(world: World, databaseUrl: string): void {
  const { agenda, moments, kernel } = world
  agenda.add(moments.at(NOTIFICATION_DAYS, '00:00'), () => dropMails(world))
  for (let daysAgo = NOTIFICATION_DAYS; daysAgo > 0; daysAgo -= TURN_DAYS)
    agenda.add(moments.at(daysAgo, '20:00'), () => keepNotifications(world, databaseUrl))
  agenda.add(moments.at(UNREAD_DAYS, '20:00'), async () => {
    await kernel.database.$client.query('update notifications set read_at = created_at')
  })
}

/** Turns the queued mails into notifications of the present moment. */
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
