import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './sessions.schema.ts'

const tag = 'Sessions'

export const sessionEndpoints = endpoints({
  readState: {
    method: 'GET', path: '/v1/auth/session', operation: 'sessions.readState', tag, permission: 'sessions.create',
    summary: 'Tell who is logged in', output: schema.SessionState,
  },
  login: {
    method: 'POST', path: '/v1/auth/login', operation: 'sessions.login', tag, permission: 'sessions.create', status: 200,
    summary: 'Log in with e-mail and password', body: schema.LoginBody, output: schema.LoginAnswer, errors: ['login-failed', 'account-disabled'],
  },
  otp: {
    method: 'POST', path: '/v1/auth/otp', operation: 'sessions.otp', tag, permission: 'sessions.complete', status: 200,
    summary: 'Give the one-time code or a recovery code', body: schema.OtpBody, output: schema.LoginAnswer,
    errors: ['code-wrong', 'code-used', 'otp-not-configured'],
  },
  logout: { method: 'POST', path: '/v1/auth/logout', operation: 'sessions.logout', tag, permission: 'sessions.create', status: 204, summary: 'Log out' },
  list: {
    method: 'GET', path: '/v1/auth/sessions', operation: 'sessions.list', tag, permission: 'sessions.manage', summary: 'List the own open sessions',
    query: listQuery(['lastUsedAt', 'createdAt'], {}), output: page(schema.Session),
  },
  remove: {
    method: 'DELETE', path: '/v1/auth/sessions/{id}', operation: 'sessions.remove', tag, permission: 'sessions.manage', summary: 'End one of the own sessions',
    params: IdParams,
  },
  listDevices: {
    method: 'GET', path: '/v1/auth/devices', operation: 'devices.list', tag, permission: 'devices.manage', summary: 'List the trusted browsers',
    query: listQuery(['lastUsedAt', 'createdAt'], {}), output: page(schema.Device),
  },
  createDevice: {
    method: 'POST', path: '/v1/auth/devices', operation: 'devices.create', tag, permission: 'devices.manage', summary: 'Trust this browser for 30 days',
    body: schema.DeviceBody, output: schema.Device, errors: ['code-required'], needsCode: 'always',
  },
  removeDevice: {
    method: 'DELETE', path: '/v1/auth/devices/{id}', operation: 'devices.remove', tag, permission: 'devices.manage', summary: 'Stop trusting a browser',
    params: IdParams,
  },
  changePassword: {
    method: 'POST', path: '/v1/auth/password/change', operation: 'password.change', tag, permission: 'password.change', status: 204,
    summary: 'Change the own password; ends all other sessions', body: schema.PasswordChangeBody, errors: ['login-failed', 'password-unchanged'],
  },
  forgotPassword: {
    method: 'POST', path: '/v1/auth/password/forgot', operation: 'password.forgot', tag, permission: 'password.recover', status: 202,
    summary: 'Ask for a reset link; answers alike whether the account exists or not', body: schema.PasswordForgotBody,
  },
  resetPassword: {
    method: 'POST', path: '/v1/auth/password/reset', operation: 'password.reset', tag, permission: 'password.recover', status: 204,
    summary: 'Set a new password with the mailed link; ends all sessions', body: schema.PasswordResetBody, errors: ['link-invalid'],
  },
  confirmEmail: {
    method: 'POST', path: '/v1/auth/email/confirm', operation: 'email.confirm', tag, permission: 'email.confirm', status: 204,
    summary: 'Confirm the e-mail address with the mailed link', body: schema.EmailConfirmBody, errors: ['link-invalid'],
  },
})
