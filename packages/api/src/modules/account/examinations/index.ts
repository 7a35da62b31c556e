import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { deleteExaminationsBefore } from './examinations.queries.ts'
import { begin, conclude, noteFinding, readExamination, readList, reopen } from './examinations.service.ts'

/**
 * Erases examinations of long closed accounts, all at once and uncounted: every administrator reads the protocol
 * (decision money-laundering).
 */
export const eraseExaminations: Eraser = async (tx, { before }) => {
  await deleteExaminationsBefore(tx, before)
  return 0
}

/** Ley 10/2010, article 17 (handbook rules 27.17 to 27.22). */
export const examinationsModule: ModuleFactory = (kernel) => ({
  name: 'examinations',
  routes: [
    bind(api.examinations.readAll, (call) => readList(kernel, call)),
    bind(api.examinations.read, (call) => readExamination(kernel, call)),
    bind(api.examinations.create, (call) => begin(kernel, call)),
    bind(api.examinations.note, (call) => noteFinding(kernel, call)),
    bind(api.examinations.conclude, (call) => conclude(kernel, call)),
    bind(api.examinations.reopen, (call) => reopen(kernel, call)),
  ],
})
