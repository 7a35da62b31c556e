import type { ProjectKind } from '../buildings/index.ts'

/** The ink of what is cut in a section. */
export const CUT = '#1f323b'

/** What happens inside: it decides how the section and the plan are furnished. */
export type Inside =
  | 'homes'
  | 'houses'
  | 'rooms'
  | 'offices'
  | 'classrooms'
  | 'market'
  | 'storage'
  | 'workshop'
  | 'cellar'
  | 'stage'
  | 'panels'

/** How a kind of building is put together. All lengths in metres. */
export interface Anatomy {
  readonly inside: Inside
  readonly storeys: number
  readonly groundHeight: number
  readonly storeyHeight: number
  /** From the street to the back. */
  readonly depth: number
  readonly roof: 'flat' | 'gable' | 'sawtooth' | 'vault' | 'mansard'
  readonly basement: 'none' | 'cars' | 'store'
  /** The surroundings seen from above. */
  readonly site: 'grid' | 'old-town' | 'coast' | 'park' | 'industry' | 'country'
}

const flats = {
  inside: 'homes',
  groundHeight: 4.2,
  storeyHeight: 3.1,
  depth: 14,
  roof: 'flat',
  basement: 'cars',
  site: 'grid',
} as const
const hall = { storeys: 1, storeyHeight: 4, basement: 'none' } as const

/** The anatomy of each kind. */
export const anatomies: Readonly<Record<ProjectKind, Anatomy>> = {
  'apartment-block': { ...flats, storeys: 5, site: 'grid' },
  'mansard-block': { ...flats, storeys: 5, storeyHeight: 3.4, roof: 'mansard', basement: 'store' },
  'terraced-block': { ...flats, storeys: 6, depth: 16, site: 'park' },
  tower: { ...flats, storeys: 8, groundHeight: 5.4, depth: 17, site: 'grid' },
  townhouses: { ...flats, inside: 'houses', storeys: 3, depth: 11, roof: 'gable', basement: 'none', site: 'old-town' },
  'timber-housing': { ...flats, storeys: 4, depth: 13, roof: 'gable', site: 'park' },
  'seaside-houses': {
    ...flats,
    inside: 'houses',
    storeys: 2,
    groundHeight: 3,
    depth: 9,
    roof: 'gable',
    basement: 'store',
    site: 'coast',
  },
  lofts: { ...flats, storeys: 5, storeyHeight: 3.9, depth: 16, site: 'industry' },
  'student-residence': { ...flats, inside: 'rooms', storeys: 6, depth: 15, site: 'park' },
  clinic: { ...flats, inside: 'rooms', storeys: 4, storeyHeight: 3.5, depth: 17, site: 'park' },
  hotel: { ...flats, inside: 'rooms', storeys: 5, storeyHeight: 3.4, groundHeight: 4.8, depth: 17, site: 'coast' },
  farmhouse: {
    ...flats,
    inside: 'houses',
    storeys: 2,
    groundHeight: 3.6,
    depth: 13,
    roof: 'gable',
    basement: 'store',
    site: 'country',
  },
  palace: {
    ...flats,
    inside: 'rooms',
    storeys: 3,
    groundHeight: 4.8,
    storeyHeight: 4,
    depth: 16,
    basement: 'store',
    site: 'old-town',
  },
  theatre: { ...hall, inside: 'stage', groundHeight: 15, depth: 30, roof: 'vault', site: 'old-town' },
  'market-hall': { ...hall, inside: 'market', groundHeight: 9, depth: 24, roof: 'vault', site: 'old-town' },
  offices: { ...flats, inside: 'offices', storeys: 6, storeyHeight: 3.7, groundHeight: 4.6, depth: 18, site: 'grid' },
  school: {
    ...flats,
    inside: 'classrooms',
    storeys: 2,
    storeyHeight: 3.7,
    groundHeight: 3.7,
    depth: 17,
    basement: 'none',
    site: 'park',
  },
  factory: { ...hall, inside: 'workshop', groundHeight: 7, depth: 30, roof: 'sawtooth', site: 'industry' },
  'logistics-hall': { ...hall, inside: 'storage', groundHeight: 11, depth: 38, roof: 'flat', site: 'industry' },
  winery: { ...hall, inside: 'cellar', groundHeight: 5, depth: 24, roof: 'vault', basement: 'store', site: 'country' },
  'solar-farm': { ...hall, inside: 'panels', groundHeight: 3, depth: 30, roof: 'flat', site: 'country' },
}
