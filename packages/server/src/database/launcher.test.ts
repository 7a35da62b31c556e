import { expect, test } from 'vitest'
import { chooseLauncher, type LauncherFacts, UNPRIVILEGED } from './launcher.ts'

const ana = { userId: 1000, groupId: 1000 }
const root = { userId: 0, groupId: 0 }

const nothingYet: LauncherFacts = {
  userId: 0,
  clusterOwner: undefined,
  clusterHome: 'data-folder',
  binariesRunAsSelf: true,
  namespaceReachesAll: true,
  binariesRunAsOther: true,
  dataFolderIsReachable: true,
}
const ordinary = { userId: 1000, namespaceReachesAll: false }
const noNamespace = { namespaceReachesAll: false }
const unreachable = { ...noNamespace, dataFolderIsReachable: false }

const nobody = { kind: 'other-account', account: UNPRIVILEGED, handsOver: false }
const inPlace = { cluster: 'data-folder', binaries: 'in-place' }

test.each<[title: string, facts: Partial<LauncherFacts>, chosen: object]>([
  ['an ordinary user starts PostgreSQL directly', ordinary, { kind: 'direct', ...inPlace }],
  [
    'an ordinary user starts a copy of the binaries when the installed ones do not run',
    { ...ordinary, binariesRunAsSelf: false },
    { kind: 'direct', binaries: 'copy' },
  ],
  ['an ordinary user uses their own data', { ...ordinary, clusterOwner: ana }, { kind: 'direct' }],
  [
    "an ordinary user is refused the data of another user with that user's id",
    { ...ordinary, clusterOwner: root },
    { kind: 'refused', reason: expect.stringContaining('belongs to user 0 and this is user 1000') },
  ],
  ['Windows, which has no user id, starts PostgreSQL directly', { userId: undefined }, { kind: 'direct' }],
  ['root starts PostgreSQL in a namespace', {}, { kind: 'user-namespace', ...inPlace }],
  ['root keeps using data made in a namespace', { clusterOwner: root }, { kind: 'user-namespace' }],
  [
    'root uses the namespace even when no other account can reach the folder',
    { dataFolderIsReachable: false },
    { kind: 'user-namespace' },
  ],
  [
    'root runs as the owner of data that an ordinary user made',
    { clusterOwner: ana },
    { ...nobody, account: ana, ...inPlace },
  ],
  [
    'root keeps data in the state folder once they are there',
    { clusterHome: 'state-folder', clusterOwner: UNPRIVILEGED },
    { ...nobody, cluster: 'state-folder' },
  ],
  ['root without a namespace runs as nobody', noNamespace, { ...nobody, ...inPlace }],
  [
    'root without a namespace uses the state folder when nobody cannot reach the data folder',
    { ...unreachable, binariesRunAsOther: false },
    { ...nobody, cluster: 'state-folder', binaries: 'copy' },
  ],
  [
    'root without a namespace hands data made in one over to nobody',
    { ...noNamespace, clusterOwner: root },
    { ...nobody, cluster: 'data-folder', handsOver: true },
  ],
  [
    'root without a namespace hands them over into the state folder',
    { ...unreachable, clusterOwner: root },
    { ...nobody, cluster: 'state-folder', handsOver: true },
  ],
])('%s', (_title, facts, chosen) => {
  expect(chooseLauncher({ ...nothingYet, ...facts })).toMatchObject(chosen)
})
