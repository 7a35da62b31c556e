/** Logging in, one-time codes, passwords, sessions and trusted browsers (spec section 2, product decision 2). */
export const sessions = {
  title: 'Sesiones',
  one: 'Sesión',
  logIn: 'Entrar',
  logOut: 'Salir',
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgotPassword: 'He olvidado la contraseña',
  code: 'Código de seis cifras',
  recoveryCode: 'Código de recuperación',
} as const
