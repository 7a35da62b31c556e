/** The staff of the demonstration. */
export const ADMINISTRATORS = [
  { name: 'Teresa', surname: 'Olmedo Cañizares', gender: 'Female', email: 'teresa.olmedo@cauce.example' },
  { name: 'Álvaro', surname: 'Santisteban Rueda', gender: 'Male', email: 'alvaro.santisteban@cauce.example' },
] as const

export const MANAGERS = [
  { name: 'Andoni', surname: 'Mugica Etxaniz', gender: 'Male', email: 'andoni.mugica@cauce.example' },
  { name: 'Carmen', surname: 'Robledo Vidal', gender: 'Female', email: 'carmen.robledo@cauce.example' },
  { name: 'Pau', surname: 'Ferrer Llopis', gender: 'Male', email: 'pau.ferrer@cauce.example' },
] as const

/** The accounts that the login page of the demonstration offers, in its order. */
export const DEMONSTRATION_ACCOUNTS = [
  { key: 'montserrat-echeverria-goikoetxea', about: 'Inversora con cartera, cobros y dinero en el monedero' },
  { key: 'inversiones-patrimoniales-ribagorza-s-l', about: 'Empresa que invierte importes grandes' },
  { key: 'lucia-hinojosa-penalver', about: 'Inversora nueva que aún debe verificar su identidad' },
  { key: 'teresa.olmedo@cauce.example', about: 'Administradora' },
  { key: 'alvaro.santisteban@cauce.example', about: 'Segundo administrador, para lo que aprueban dos' },
  { key: 'andoni.mugica@cauce.example', about: 'Gestor con clientes asignados' },
] as const

/** Satisfies the rule for passwords. A login also needs the one-time code, whose secret differs in each installation. */
export const DEMONSTRATION_PASSWORD = 'Cauce-2026'
