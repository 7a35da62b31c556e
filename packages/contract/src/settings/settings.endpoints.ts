import { endpoints } from '../endpoint.ts'
import * as schema from './settings.schema.ts'

export const settingEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/v1/misc/settings',
    operation: 'settings.read',
    tag: 'Settings',
    permission: 'settings.read',
    summary: 'Tell how this installation is set up',
    output: schema.PublicSettings,
  },
})
