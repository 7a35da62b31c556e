export { seedDemonstration, type DemonstrationOptions } from './seed-demonstration.ts'
