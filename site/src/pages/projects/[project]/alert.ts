import { paths } from '@cauce/contract/pages.ts'
import { turnAlertOff, turnAlertOn } from '../../../features/project/project-alerts/project-alerts.server.ts'
import { routesOf } from '../../../features/project/projects/request-after-login.server.ts'

export const { POST, GET } = routesOf({
  name: 'alert',
  address: paths.projectAlert,
  turnOn: turnAlertOn,
  turnOff: turnAlertOff,
  pageAfter: ({ url }) => `${paths.project(url)}#alert`,
})
