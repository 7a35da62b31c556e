import { apartmentBlock } from './apartment-block.ts'
import type { Building } from './building.ts'
import { clinic } from './clinic.ts'
import { factory } from './factory.ts'
import { farmhouse } from './farmhouse.ts'
import { hotel } from './hotel.ts'
import { lofts } from './lofts.ts'
import { logisticsHall } from './logistics-hall.ts'
import { mansardBlock } from './mansard-block.ts'
import { marketHall } from './market-hall.ts'
import { offices } from './offices.ts'
import { palace } from './palace.ts'
import { school } from './school.ts'
import { seasideHouses } from './seaside-houses.ts'
import { solarFarm } from './solar-farm.ts'
import { studentResidence } from './student-residence.ts'
import { terracedBlock } from './terraced-block.ts'
import { theatre } from './theatre.ts'
import { timberHousing } from './timber-housing.ts'
import { tower } from './tower.ts'
import { townhouses } from './townhouses.ts'
import { winery } from './winery.ts'

/** Every building that can be drawn, by the kind of project it stands for. */
export const buildings = {
  'apartment-block': apartmentBlock,
  'mansard-block': mansardBlock,
  'terraced-block': terracedBlock,
  tower,
  townhouses,
  'timber-housing': timberHousing,
  'seaside-houses': seasideHouses,
  lofts,
  'student-residence': studentResidence,
  clinic,
  hotel,
  farmhouse,
  palace,
  theatre,
  'market-hall': marketHall,
  offices,
  school,
  factory,
  'logistics-hall': logisticsHall,
  winery,
  'solar-farm': solarFarm,
} as const satisfies Record<string, Building>

/** What kind of building a project is about. */
export type ProjectKind = keyof typeof buildings

/** Every kind, in the order of the catalogue. */
export const projectKinds = Object.keys(buildings) as ProjectKind[]
