import type { Check } from '@cauce/contract'

export const checklist = {
  title: 'Puesta en marcha',
  summary: 'Puesta en marcha: %{missing} por resolver y %{warnings} por revisar',
  demonstration: 'Esto es una demostración. Una instalación real necesita lo siguiente.',
  level: { missing: 'Falta', warning: 'Revisar', done: 'Hecho' },
  lead: 'Lo que una instalación real necesita antes de atender a clientes. Puede dejarlo y seguir otro día: cada paso se guarda en su formulario.',
  look: 'Ver',
  code: 'Escribir el código',
  passkey: 'Añadir una llave de acceso a la cuenta propia',
  proposed:
    '%{smart_count} propuesta espera a otro administrador |||| %{smart_count} propuestas esperan a otro administrador',
  mend: 'Resolver',
  trials: {
    mail: 'Enviarme un correo de prueba',
    files: 'Probar los archivos',
    sent: 'El servidor de correo ha aceptado el mensaje para %{to} y ha respondido: %{answer}',
    kept: 'No hay servidor de correo: el mensaje para %{to} está en la carpeta de datos.',
    filesWork: 'Se ha escrito, leído y borrado un archivo.',
  },
  step: {
    administrators: {
      title: 'Administradores',
      why: 'Uno propone y otro aprueba lo que mueve dinero o permisos.',
    },
    company: {
      title: 'Empresa',
      why: 'Las páginas, los correos y los contratos dicen quién responde: nombre, NIF, registro, dirección, autorización y contactos.',
    },
    brand: {
      title: 'Marca',
      why: 'Nombre, logotipo, colores e imágenes del sitio, la administración, los correos y los documentos.',
    },
    languages: {
      title: 'Idiomas',
      why: 'En qué idiomas se atiende. Español e inglés están siempre; los demás se activan en la marca.',
    },
    account: {
      title: 'Cuenta bancaria',
      why: 'Los clientes ingresan en ella, y de ella salen los pagos.',
    },
    paymentInstitution: {
      title: 'Entidad de pago',
      why: 'Guarda el dinero de los clientes aparte del de la empresa.',
    },
    mail: {
      title: 'Correo',
      why: 'Confirma direcciones y avisa de cada movimiento. Pruébelo antes de abrir.',
    },
    files: {
      title: 'Archivos',
      why: 'Justificantes, contratos y certificados se guardan años. Pruebe que se pueden escribir y leer.',
    },
    identification: {
      title: 'Verificación de identidad',
      why: 'Un proveedor comprueba el documento de cada cliente antes de su primera inversión. Sus claves son ajustes del servidor.',
    },
    legalTexts: {
      title: 'Textos legales',
      why: 'Lo que el cliente acepta y lo que la ley obliga a publicar, en los dos idiomas.',
    },
    sheets: {
      title: 'Ficha de datos fundamentales',
      why: 'Sin ella la ley no permite ofrecer un préstamo a inversores.',
    },
    numbers: {
      title: 'Números de identidad',
      why: 'Los modelos de Hacienda y los contratos los repiten.',
    },
    server: {
      title: 'Servidor',
      why: 'Base de datos, copias, sesiones y límites. Lo ajusta quien lleva el servidor.',
    },
  },
  finding: {
    misspelt: {
      title: 'Ajuste desconocido',
      text: 'El ajuste %{given} no existe y no tiene efecto. ¿Quería decir %{meant}?',
    },
    address: {
      title: 'Dirección pública',
      text: 'Solo se llega a %{origin} desde este equipo. Ponga en ORIGIN la dirección https de la plataforma.',
    },
    proxy: {
      title: 'Proxy',
      text: 'Todas las llamadas parecen venir del proxy que termina TLS, y los límites de un cliente valen para todos. Ajuste TRUST_PROXY.',
    },
    embeddedDatabase: {
      title: 'Base de datos integrada',
      text: 'La base de datos integrada es para pruebas. Ponga en DATABASE_URL un PostgreSQL con réplica y archivado.',
    },
    readableDatabase: {
      title: 'Conexión con la base de datos',
      text: 'Lo que se envía a PostgreSQL se puede leer por el camino. Añada ?sslmode=verify-full a sus direcciones.',
    },
    mail: {
      title: 'Correo',
      text: 'Los correos se quedan en la carpeta de datos y nadie puede confirmar el suyo. Ponga en SMTP_URL un servidor de correo.',
    },
    brand: {
      title: 'Marca',
      text: 'Las páginas, los correos y los documentos aún no llevan su nombre. Publique una marca, con los idiomas que ofrezca.',
    },
    sender: {
      title: 'Remitente',
      text: 'Los correos salen de una dirección inventada. Proponga una de la empresa.',
    },
    identification: {
      title: 'Verificación de identidad',
      text: 'No se puede identificar a nadie, así que nadie puede invertir. Ajuste VERIFF_API_KEY y VERIFF_SHARED_SECRET.',
    },
    stolenPasswords: {
      title: 'Contraseñas robadas',
      text: 'Se aceptan contraseñas robadas en otros sitios. Ajuste BREACHED_PASSWORDS_URL.',
    },
    loginThrottle: {
      title: 'Intentos de acceso',
      text: 'Las contraseñas se pueden adivinar sin espera. Quite el ajuste LOGIN_THROTTLE.',
    },
    requests: {
      title: 'Límite de llamadas',
      text: 'Una sola dirección puede ocupar toda la plataforma. Ponga REQUESTS_PER_MINUTE en %{most} o menos.',
    },
    sessions: {
      title: 'Duración de las sesiones',
      text: 'Las sesiones duran %{minutes} minutos sin uso y %{hours} horas en total. NIST SP 800-63B recomienda %{mostMinutes} y %{mostHours} como máximo. Ajuste SESSION_IDLE_MINUTES y SESSION_MAXIMUM_HOURS.',
    },
    log: {
      title: 'Registro del servidor',
      text: 'No se registran las llamadas rechazadas ni los accesos. Ponga LOG_LEVEL en info.',
    },
    sheets: {
      title: 'Ficha de datos obligatoria',
      text: 'Los préstamos se abren sin la ficha del Reglamento (UE) 2020/1503, artículo 23. Proponga exigirla en Parámetros.',
    },
    legalTexts: {
      title: 'Textos legales',
      text: 'No están publicados todos: información para inversores, condiciones, contrato de inversión, aviso legal, privacidad y cookies. Un abogado debe revisarlos antes de abrir al público, y dos administradores publicarlos en Configuración, Textos legales: packages/handbook/operating.md dice lo que les falta.',
    },
    database: { title: 'Base de datos', text: 'La base de datos no responde: %{failure}' },
    databaseVersion: {
      title: 'Versión de PostgreSQL',
      text: 'PostgreSQL %{version} es demasiado antiguo. Hace falta la %{needed} o una posterior.',
    },
    roles: {
      title: 'Permisos en la base de datos',
      text: 'El rol de DATABASE_URL puede saltarse las reglas de los libros. npm run roles escribe el SQL para crear otro.',
    },
    clock: {
      title: 'Reloj',
      text: 'Este equipo va %{seconds} segundos por delante de PostgreSQL. Ponga los dos en hora.',
    },
    tables: { title: 'Tablas', text: 'Todavía no hay ninguna. Las crea el primer arranque.' },
    inventedData: {
      title: 'Datos inventados',
      text: 'La base de datos se llenó con personas inventadas y nunca podrá usarse de verdad. Use una vacía.',
    },
    administrators: {
      title: 'Administradores',
      text: 'Hacen falta dos administradores con dispositivo OTP, y hay %{count}: sin ellos no se aprueba nada que pida dos. npm run admin -- --setup da un código para cada uno, que se escribe en /auth/set-up.',
    },
    company: {
      title: 'Datos de la empresa',
      text: 'Las páginas, los correos o las fichas no identifican del todo a quien lleva la plataforma (Ley 34/2002, artículo 10), y sin código LEI no se publica ninguna ficha. Un administrador propone los datos que faltan y otro los aprueba.',
    },
    paymentInstitution: {
      title: 'Entidad de pago',
      text: 'Los clientes no saben quién guarda su dinero: una plataforma sin licencia de entidad de pago lo confía a una que la tiene (Reglamento (UE) 2020/1503, artículo 10). Propóngala en los datos de la empresa.',
    },
    account: {
      title: 'Cuenta de la empresa',
      text: 'Los ingresos no tienen destino. Un administrador propone la cuenta principal y otro la aprueba.',
    },
    numbers: {
      title: 'Números de identidad',
      text: 'Hay %{count} cuentas con un número de documento o NIF erróneo o mal escrito. Corríjalos en la ficha de cada cliente: %{ids}.',
    },
    storage: { title: 'Archivos', text: 'No se pueden escribir y leer archivos: %{failure}' },
    mailServer: { title: 'Servidor de correo', text: 'El servidor de correo no responde: %{failure}' },
    backup: {
      title: 'Copia de seguridad',
      text: 'No se ha hecho ninguna en las últimas 36 horas. Ejecute npm run backup cada noche.',
    },
    trial: {
      title: 'Prueba de la copia',
      text: 'Ninguna se ha restaurado bien en los últimos %{days} días. Ejecute npm run restore -- --try <carpeta de las copias> después de cada copia.',
    },
  } as const satisfies Record<Check, { title: string; text: string }>,
} as const
