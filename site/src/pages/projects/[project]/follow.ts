import { paths } from '@cauce/contract/pages.ts'
import { follow, stopFollowing } from '../../../features/project/project-follows/project-follows.server.ts'
import { routesOf } from '../../../features/project/projects/request-after-login.server.ts'
import { localPath } from '../../../http/same-site.ts'

export const { POST, GET } = routesOf({
  name: 'follow',
  address: paths.projectFollow,
  turnOn: follow,
  turnOff: stopFollowing,
  pageAfter: ({ url }, form) => {
    const back = form?.get('back')
    return localPath(typeof back === 'string' ? back : undefined) ?? `${paths.project(url)}#follow-${url}`
  },
})
