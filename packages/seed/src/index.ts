export { seedDemonstration, type DemonstrationOptions } from './seed-demonstration.ts'
export { seedScale, type ScaleData, type ScaleOptions } from './scale/seed-scale.ts'
