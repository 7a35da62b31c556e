import { api } from '@cauce/contract'
import { COMPLAINTS, type ComplaintStory } from '../texts/complaints.ts'
import { hoursAfter } from '../texts/time.ts'
import type { World } from './world.ts'

export function planComplaints(world: World): void {
  for (const story of COMPLAINTS) planComplaint(world, story)
}

function planComplaint(world: World, { hoursAgo, form, kind, steps, measures }: ComplaintStory): void {
  const { agenda, call, moments, administrators } = world
  const { token } = administrators[0]
  const sentAt = moments.hoursAgo(hoursAgo)
  agenda.add(sentAt, async () => {
    const { number } = await call('', api.complaints.create, { body: form })
    const { data } = await call(token, api.complaints.list, { query: { search: number } })
    const params = { id: data[0]!.complaintId }
    if (kind !== undefined) await call(token, api.complaints.edit, { params, body: { kind } })
    for (const { afterHours, ...body } of steps)
      agenda.add(hoursAfter(sentAt, afterHours), async () => {
        await call(token, api.complaints.decide, { params, body })
        if (body.step === 'decide' && measures !== undefined)
          await call(token, api.complaints.edit, { params, body: { measures } })
      })
  })
}
