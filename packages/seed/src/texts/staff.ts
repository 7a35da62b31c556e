/** Who runs the platform of the demonstration. */
export const ADMINISTRATORS = [
  { name: 'Teresa', surname: 'Olmedo Cañizares', gender: 'Female', email: 'teresa.olmedo@cauce.example' },
  { name: 'Álvaro', surname: 'Santisteban Rueda', gender: 'Male', email: 'alvaro.santisteban@cauce.example' },
] as const

export const MANAGERS = [
  { name: 'Andoni', surname: 'Mugica Etxaniz', gender: 'Male', email: 'andoni.mugica@cauce.example' },
  { name: 'Carmen', surname: 'Robledo Vidal', gender: 'Female', email: 'carmen.robledo@cauce.example' },
  { name: 'Pau', surname: 'Ferrer Llopis', gender: 'Male', email: 'pau.ferrer@cauce.example' },
] as const
