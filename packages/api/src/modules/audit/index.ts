export { audit, type Audited } from './audit.service.ts'
