/** Steps from registration to the first investment. */
export const opening = {
  title: 'Abrir su cuenta',
  missing: 'Le falta un paso |||| Le faltan %{smart_count} pasos',
  waiting: 'Estamos revisando sus datos. Le avisaremos por correo',
  ready: 'Su cuenta está lista',
  nextStep: 'Siguiente: %{step}.',
  toSteps: 'Ver los pasos',
  menu: 'Pasos y declaraciones',
  change: 'Ver o cambiar',
  toNext: 'Siguiente paso',
  information: 'Qué hace la plataforma, qué cuesta y qué riesgos tiene invertir',
  state: {
    done: 'Hecho',
    open: 'Pendiente',
    waits: 'En revisión',
    optional: 'Opcional',
  },
  step: {
    passkey: {
      title: 'Crear una llave de acceso',
      text: 'Con ella inicia sesión y confirma operaciones con la huella, la cara o un PIN, sin códigos. Puede saltárselo.',
      button: 'Crear la llave',
    },
    email: {
      title: 'Confirmar el correo',
      text: 'Abra el enlace que le enviamos al registrarse. Si no le ha llegado, pida otro.',
      button: 'Pedir otro enlace',
    },
    identity: {
      title: 'Verificar la identidad',
      text: 'Necesitará su documento de identidad y una cámara. Se tarda unos tres minutos.',
      button: 'Verificar la identidad',
    },
    declaration: {
      title: 'Declarar su actividad y el origen de los fondos',
      text: 'La ley nos obliga a preguntarlo a todos los clientes. Son dos minutos.',
      button: 'Responder',
    },
    tax: {
      title: 'Declarar su residencia fiscal',
      text: 'De ella dependen la retención de sus intereses y lo que comunicamos a Hacienda. Si reside en España, indique la provincia.',
      button: 'Declararla',
    },
    account: {
      title: 'Añadir una cuenta bancaria',
      text: 'A su nombre y con un certificado de titularidad de su banco. Le servirá para ingresar y retirar dinero.',
      button: 'Añadir la cuenta',
    },
    deposit: {
      title: 'Ingresar dinero',
      text: 'Diga cuánto va a transferir y le mostramos los datos para hacerlo desde su banco.',
      button: 'Ingresar',
    },
    texts: {
      title: 'Aceptar las condiciones nuevas',
      text: 'Han cambiado las condiciones o la política de privacidad. Hasta que las acepte no podrá invertir ni ingresar dinero.',
      button: 'Leer y aceptar',
    },
    knowledge: {
      title: 'Hacer la prueba de conocimientos',
      text: 'Puede saltársela. Sin ella no sabemos si estas inversiones son adecuadas para usted, y antes de invertir se lo advertiremos, como pide la ley.',
      button: 'Hacer la prueba',
    },
    simulation: {
      title: 'Calcular cuánto puede permitirse perder',
      text: 'Puede saltárselo. El cálculo se hace en su navegador y no nos llega ninguna cifra.',
      button: 'Calcularlo',
    },
  },
  invest: {
    title: 'Invertir',
    text: 'Mientras tanto, puede leer todos los proyectos.',
    button: 'Ver los proyectos abiertos',
    back: 'Volver al proyecto',
  },
  home: {
    title: 'Hola, %{name}',
    available: 'Puede invertir o retirar',
    next: 'Próximo pago',
    nextFrom: 'Próximo pago: %{date}, %{project}',
    late: 'Capital con retraso, en impago o perdido',
    none: 'Ninguno',
    reservation: 'Reserva de %{amount} en %{project}',
    toInvestments: 'Ver mis inversiones',
    toWallet: 'Ver el monedero',
  },
} as const
