import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile } from '../../../platform/files/index.ts'
import { findComplaintDocument } from './complaint-parts.queries.ts'
import {
  followComplaint,
  linkedComplaint,
  withdrawComplaint,
  writeAsComplainant,
  writeAsStaff,
} from './complaint-messages.service.ts'
import { listComplaints } from './complaints.queries.ts'
import { editComplaint, readComplaint, takeComplaintStep, todayOf } from './complaints.service.ts'
import { complaintView } from './complaints.view.ts'
import { receiveComplaint } from './receive-complaint.service.ts'

export { findComplainant, makeComplaintLink, sendComplaintMailJob } from './complaint-mails.ts'
export { countComplaints, eraseComplaints } from './complaints.queries.ts'

/** Regulation (EU) 2020/1503, article 7 (handbook chapter 22). */
export const complaintsModule: ModuleFactory = (kernel) => ({
  name: 'complaints',
  routes: [...staffRoutes(kernel), ...complainantRoutes(kernel)],
})

const staffRoutes = (kernel: Kernel) => [
  bind(api.complaints.list, async ({ query }) => {
    const { data, total } = await listComplaints(kernel.database, query, query, todayOf(kernel))
    return { data: data.map((record) => complaintView(record, todayOf(kernel))), total }
  }),
  bind(api.complaints.read, ({ params }) => readComplaint(kernel, kernel.database, params.id)),
  bind(api.complaints.edit, (call) => editComplaint(kernel, call)),
  bind(api.complaints.decide, (call) => takeComplaintStep(kernel, call)),
  bind(api.complaints.createMessage, (call) => writeAsStaff(kernel, call)),
  bind(api.complaints.viewDocument, async ({ params, reply }) =>
    sendFile(kernel, reply, found(await findComplaintDocument(kernel.database, params.id)).file),
  ),
]

const complainantRoutes = (kernel: Kernel) => [
  bind(api.complaints.create, (call) => receiveComplaint(kernel, call)),
  bind(api.complaintLinks.read, ({ params }) => followComplaint(kernel, params.token)),
  bind(api.complaintLinks.createMessage, (call) => writeAsComplainant(kernel, call)),
  bind(api.complaintLinks.withdraw, (call) => withdrawComplaint(kernel, call)),
  bind(api.complaintLinks.viewDocument, async ({ params: { token, id }, reply }) => {
    const document = found(await findComplaintDocument(kernel.database, id, await linkedComplaint(kernel, token)))
    await sendFile(kernel, reply, found(document.isInternal ? undefined : document).file)
  }),
]
