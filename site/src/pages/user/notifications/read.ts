import { paths } from '@cauce/contract/pages.ts'
import type { APIRoute } from 'astro'
import { markRead } from '../../../features/notifications/notifications.server.ts'
import { localPath } from '../../../http/same-site.ts'

export const POST: APIRoute = async ({ request, locals, redirect }) => {
  const form = await request.formData().catch(() => new FormData())
  await markRead(locals.client, form)
  const back = form.get('back')
  return redirect(localPath(typeof back === 'string' ? back : undefined) ?? paths.notifications, 303)
}

export const GET: APIRoute = ({ redirect }) => redirect(paths.notifications, 303)
