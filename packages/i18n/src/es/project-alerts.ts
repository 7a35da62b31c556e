/** What the page of a project that is not open says of being told when one opens. */
export const projectAlerts = {
  title: 'Aviso de apertura',
  leadThis: 'Un solo correo, el día en que este proyecto se abra a la inversión.',
  leadNext: 'Un solo correo, el día en que se abra el próximo proyecto.',
  askThis: 'Avísenme cuando abra',
  askNext: 'Avísenme del próximo proyecto',
  logInFirst: 'Antes hay que entrar o registrarse; después volverá aquí con el aviso puesto.',
  onThis: 'Aviso puesto: le escribiremos cuando este proyecto se abra.',
  onNext: 'Aviso puesto: le escribiremos cuando se abra el próximo proyecto.',
  stop: 'Quitar el aviso',
  muted: 'En su perfil tiene desactivados los avisos de sus proyectos, así que este tampoco le llegaría.',
  toPreferences: 'Cambiarlo en el perfil',
} as const
