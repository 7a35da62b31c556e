import { addressesOf } from '@cauce/api/database'
import pg from 'pg'
import type { DatabaseUrls } from './config/config.ts'

export function rolesSql({ url, ownerUrl }: Pick<DatabaseUrls, 'url' | 'ownerUrl'>): string {
  const [owner, application, database] = [nameIn(ownerUrl), nameIn(url), databaseIn(ownerUrl)].map(pg.escapeIdentifier)
  return [
    `create role ${owner} login;`,
    `create role ${application} login;`,
    `\\password ${owner}`,
    `\\password ${application}`,
    '-- Needed only by an administrator who is no superuser.',
    `grant ${owner} to current_user;`,
    `create database ${database} owner ${owner};`,
    `revoke all on database ${database} from public;`,
    `grant connect on database ${database} to ${application};`,
  ].join('\n')
}

const nameIn = (address: string) => decodeURIComponent(new URL(addressesOf(address)[0]!).username)
const databaseIn = (address: string) => decodeURIComponent(new URL(addressesOf(address)[0]!).pathname.slice(1))
