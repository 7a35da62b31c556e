export { audit, auditUnlessOwn, leaveUnaudited } from './audit.service.ts'
