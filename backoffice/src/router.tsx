import { forwardRef, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterRoutesProps,
  type RouterTo,
} from 'react-admin'
import { toAddress, toPath } from './addresses.ts'

const { Link, Navigate, Routes, ...original } = reactRouterProvider

/**
 * react-router for react-admin with our addresses: a location is translated to react-admin's path when it is read, and back
 * when a link is written. Everything between works with react-admin's own paths.
 */
export const addressedRouterProvider: RouterProvider = {
  ...original,
  useLocation,
  useNavigate,
  useMatch: ({ path, end }) => original.matchPath({ path, end: end ?? true }, useLocation().pathname),
  useBlocker: (shouldBlock) =>
    original.useBlocker(
      typeof shouldBlock === 'boolean'
        ? shouldBlock
        : ({ currentLocation, nextLocation, historyAction }) =>
            shouldBlock({
              currentLocation: inward(currentLocation),
              nextLocation: inward(nextLocation),
              historyAction,
            }),
    ),
  Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(function AddressedLink({ to, ...props }, ref) {
    const { pathname } = useLocation()
    return <Link ref={ref} {...props} to={outward(to, pathname)} />
  }),
  Navigate: function AddressedNavigate({ to, ...props }: RouterNavigateProps) {
    const { pathname } = useLocation()
    return <Navigate {...props} to={outward(to, pathname)} />
  },
  // Everything below `Routes` reads the location that it is given.
  Routes: function AddressedRoutes({ children, location }: RouterRoutesProps) {
    const present = useLocation()
    return <Routes location={location ?? present}>{children}</Routes>
  },
}

function useLocation(): RouterLocation {
  const location = original.useLocation()
  return useMemo(() => inward(location), [location])
}

function useNavigate(): RouterNavigateFunction {
  const navigate = original.useNavigate()
  const { pathname } = useLocation()
  // A stable function, as react-admin's own is: many effects depend on it.
  const present = useRef(pathname)
  useEffect(() => {
    present.current = pathname
  }, [pathname])
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : outward(to, present.current), options),
    [navigate],
  )
}

const inward = (location: RouterLocation): RouterLocation => ({ ...location, pathname: toPath(location.pathname) })

/** A target without a path (`?page=2`) is on the current page. */
function outward(to: RouterTo, present: string): RouterTo {
  if (typeof to !== 'string') return { ...to, pathname: toAddress(to.pathname ?? present) }
  const end = to.search(/[?#]/)
  const path = end === -1 ? to : to.slice(0, end)
  return toAddress(path || present) + (end === -1 ? '' : to.slice(end))
}
