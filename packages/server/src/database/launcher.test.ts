import { describe, expect, test } from 'vitest'
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

describe('an ordinary user', () => {
  const facts = { ...nothingYet, userId: 1000, namespaceReachesAll: false }

  test('starts PostgreSQL directly', () => {
    expect(chooseLauncher(facts)).toEqual({ kind: 'direct', cluster: 'data-folder', binaries: 'in-place' })
  })
  test('starts a copy of the binaries when the installed ones do not run', () => {
    expect(chooseLauncher({ ...facts, binariesRunAsSelf: false })).toMatchObject({ kind: 'direct', binaries: 'copy' })
  })
  test('uses their own data', () => {
    expect(chooseLauncher({ ...facts, clusterOwner: ana })).toMatchObject({ kind: 'direct' })
  })
  test("is refused the data of another user with that user's id", () => {
    expect(chooseLauncher({ ...facts, clusterOwner: root })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('belongs to user 0 and this is user 1000'),
    })
  })
})

test('Windows has no user id and starts PostgreSQL directly', () => {
  expect(chooseLauncher({ ...nothingYet, userId: undefined })).toMatchObject({ kind: 'direct' })
})

describe('root with user namespaces', () => {
  test('starts PostgreSQL in a namespace, with the data in the data folder', () => {
    expect(chooseLauncher(nothingYet)).toEqual({ kind: 'user-namespace', cluster: 'data-folder', binaries: 'in-place' })
  })
  test('keeps using data made in a namespace by an earlier start', () => {
    expect(chooseLauncher({ ...nothingYet, clusterOwner: root })).toMatchObject({ kind: 'user-namespace' })
  })
  test('uses the namespace even when no other account can reach the folder', () => {
    expect(chooseLauncher({ ...nothingYet, dataFolderIsReachable: false })).toMatchObject({ kind: 'user-namespace' })
  })
  test('runs as the owner of data that an ordinary user made', () => {
    expect(chooseLauncher({ ...nothingYet, clusterOwner: ana })).toEqual({
      kind: 'other-account',
      account: ana,
      cluster: 'data-folder',
      binaries: 'in-place',
      handsOver: false,
    })
  })
  test('keeps data in the state folder once they are there', () => {
    expect(chooseLauncher({ ...nothingYet, clusterHome: 'state-folder', clusterOwner: UNPRIVILEGED })).toMatchObject({
      kind: 'other-account',
      account: UNPRIVILEGED,
      cluster: 'state-folder',
      handsOver: false,
    })
  })
})

describe('root without user namespaces', () => {
  const facts = { ...nothingYet, namespaceReachesAll: false }

  test('runs as nobody, with the data in the data folder when it is reachable', () => {
    expect(chooseLauncher(facts)).toEqual({
      kind: 'other-account',
      account: UNPRIVILEGED,
      cluster: 'data-folder',
      binaries: 'in-place',
      handsOver: false,
    })
  })
  test('puts data and a copy of the binaries into the state folder when the data folder is unreachable', () => {
    expect(chooseLauncher({ ...facts, binariesRunAsOther: false, dataFolderIsReachable: false })).toEqual({
      kind: 'other-account',
      account: UNPRIVILEGED,
      cluster: 'state-folder',
      binaries: 'copy',
      handsOver: false,
    })
  })
  test.each([
    { dataFolderIsReachable: true, cluster: 'data-folder' },
    { dataFolderIsReachable: false, cluster: 'state-folder' },
  ])('hands data made in a namespace over to nobody ($cluster)', ({ dataFolderIsReachable, cluster }) => {
    expect(chooseLauncher({ ...facts, clusterOwner: root, dataFolderIsReachable })).toMatchObject({
      kind: 'other-account',
      account: UNPRIVILEGED,
      cluster,
      handsOver: true,
    })
  })
})
