import type { LegalDocument } from '@cauce/contract/pages.ts'
import { proposals } from './tax.ts'
import type { FieldWords } from '../required.ts'

/** Legal notice: Law 34/2002 (LSSI-CE), article 10. Information for investors: `information`. */
export const notice = {
  title: 'Aviso legal',
  description: 'Quién está detrás de %{brand}, quién la supervisa y con qué reglas se usa esta página.',
  sections: {
    holder: {
      title: 'Quién presta el servicio',
      text: '%{brand} es una plataforma de financiación participativa, que pone en contacto a personas y empresas que quieren invertir con promotores que buscan financiación para proyectos concretos.\n\n- Titular: %{name}\n- NIF: %{taxNumber}\n- Domicilio: %{address}\n- Inscripción: %{register}\n- Código LEI: %{lei}\n- Correo: %{email}\n- Teléfono: %{phone}\n- Reclamaciones por escrito: %{complaintContact}\n\nPuede escribirnos desde la página de contacto, aunque no tenga cuenta.',
    },
    authorisation: {
      title: 'Autorización y supervisión',
      text: 'La CNMV autorizó a %{name} con el número %{authorityNumber} de su registro.\n\nPresta sus servicios conforme al Reglamento (UE) 2020/1503, relativo a los proveedores europeos de servicios de financiación participativa para empresas, y al título V de la Ley 5/2015, de fomento de la financiación empresarial.\n\nLa supervisa la Comisión Nacional del Mercado de Valores (CNMV). La Autoridad Europea de Valores y Mercados (AEVM) mantiene el registro público de todos los proveedores autorizados, en el que puede comprobar cualquier autorización.',
    },
    use: {
      title: 'Uso de la página y propiedad de los contenidos',
      text: 'Leer la página no obliga a nada ni exige registrarse. A quien se registra se le aplican además las condiciones del servicio.\n\nLos textos, dibujos y marcas de esta página pertenecen a la sociedad titular o a quienes los ceden. La documentación de cada proyecto la aporta su promotor, que responde de ella.',
    },
    law: {
      title: 'Ley aplicable e idioma',
      text: 'Se aplica la ley española. Si usted es consumidor, puede acudir a los tribunales de su domicilio.\n\nEste texto existe en español y en inglés. Si las dos versiones difieren, prevalece la española.',
    },
  },
} as const

/**
 * What an investor is to know before investing: Regulation (EU) 2020/1503, article 19, asks for costs, risks, selection and the
 * missing guarantees in one accessible place.
 */
export const information = {
  title: 'Información para inversores',
  description:
    'Qué hace %{brand}, cómo elige los proyectos, qué cuesta invertir, qué riesgos tiene y qué derechos le da la ley.',
  sections: {
    service: {
      title: 'Qué hace la plataforma y qué no',
      text: 'La plataforma publica proyectos, permite invertir en ellos, lleva la cuenta de cada inversión y reparte a los inversores lo que paga cada promotor.\n\n- No es un banco, y el dinero que se ingresa no es un depósito.\n- No asesora: publicar un proyecto no es recomendarlo.\n- No gestiona carteras: cada inversión la decide usted.\n- No garantiza la rentabilidad ni la devolución del capital.\n- No invierte por cuenta propia en los proyectos que publica (artículo 8 del Reglamento).',
    },
    risk: {
      title: 'Riesgos de invertir',
      text: 'Invertir en estos proyectos tiene riesgo. Entre otros:\n\n- Perder parte o todo lo invertido, si el promotor no puede pagar y la garantía no alcanza.\n- Cobrar menos o más tarde de lo previsto.\n- No poder recuperar el dinero antes del vencimiento, porque no hay un mercado en el que vender la inversión.\n- Depender de un solo edificio: una obra que se encarece, una venta que se retrasa o una licencia que no llega afectan a todo el proyecto.\n\nLas inversiones no están cubiertas por los sistemas de garantía de depósitos (Directiva 2014/49/UE) ni por los de indemnización de los inversores (Directiva 97/9/CE). Los resultados pasados no aseguran los futuros. No invierta dinero que pueda necesitar.',
    },
    fees: {
      title: 'Qué cuesta, y los impuestos',
      text: '- Registrarse, ingresar, invertir y retirar dinero: sin coste. Su banco puede cobrarle sus propias transferencias.\n- Revocar una inversión en el plazo de reflexión: sin coste.\n- Comisión de gestión: un porcentaje del rendimiento de cada pago, nunca del capital. En cada proyecto se indica el suyo antes de invertir, y su calculadora ya lo descuenta.\n- Desinvertir después del plazo de reflexión y antes de que el proyecto se financie: la penalización del proyecto, un porcentaje de lo invertido, que también consta en su página.\n\nNo hay más costes: ni de custodia, ni de inactividad, ni por cerrar la cuenta.\n\nLos rendimientos tributan. De los intereses brutos de cada pago, la plataforma retiene el porcentaje que corresponde a su residencia fiscal, como pago a cuenta de sus impuestos: no es un coste. En su cuenta ve lo retenido en cada pago y, cada año, el certificado. Salvo que se diga otra cosa, las cifras de esta página son anteriores a impuestos.',
    },
    projects: {
      title: 'Cómo se eligen los proyectos',
      text: 'Antes de publicar un proyecto comprobamos quién es su promotor, que no tiene antecedentes penales que lo impidan y que no está establecido en un país no cooperador (artículo 5 del Reglamento), y revisamos la documentación que aporta. Es una comprobación de datos, no un juicio sobre si el proyecto le conviene.\n\nCada promotor puede reunir como mucho cinco millones de euros en doce meses entre todas las plataformas (artículo 1).\n\nCada préstamo lleva una clase de riesgo. La página de resultados de los préstamos dice con qué método se asigna y qué tasa de impago se espera de cada una.',
    },
    investors: {
      title: 'Quién puede invertir y cómo se le protege',
      text: 'Puede invertir quien es mayor de 18 años, o una empresa por medio de su representante legal, con la identidad verificada y saldo suficiente en el monedero.\n\nTratamos a todos como inversores no experimentados, que es la categoría con más protección del Reglamento, mientras no pidan otra cosa. Quien cumple los criterios del anexo II puede pedir en su cuenta que se le trate como inversor experimentado; si se aprueba, vale dos años (a un cliente profesional, mientras lo sea) y se pierden las protecciones que allí se detallan. Usted confirma en cada inversión que el total invertido en plataformas de financiación participativa no supera los 10.000\u00A0€; si con lo que tiene invertido aquí ya lo supera, le pedimos en su lugar su consentimiento expreso. En su cuenta puede responder a la prueba inicial de conocimientos y calcular cuánto puede permitirse perder sin que nos lleguen los datos con que lo calcula; ninguna de las dos cosas impide invertir.\n\nSi lo que pone en un proyecto supera la mayor de estas dos cifras, 1.000\u00A0€ o el 5\u00A0% de su patrimonio neto, antes de aceptar la inversión le mostramos una advertencia, le pedimos su consentimiento expreso y comprobamos que entiende el riesgo (artículo 21).',
    },
    sheet: {
      title: 'Ficha de datos fundamentales de la inversión',
      text: 'Cada proyecto abierto tiene una ficha de datos fundamentales, que redacta su promotor y de la que responde (artículo 23 del Reglamento). Léala antes de invertir.\n\nNi la ficha ni la oferta han sido verificadas o aprobadas por la CNMV ni por la AEVM. La idoneidad de su experiencia y de sus conocimientos no se ha evaluado necesariamente antes de que pudiera acceder a la inversión. Al invertir asume usted todo el riesgo, incluido el de perder todo lo invertido.',
    },
    investing: {
      title: 'Cómo se invierte y cómo se revoca',
      text: 'Cada inversión exige aceptar los contratos de mandato. Desde que se da una orden hay %{reflection} naturales de reflexión, en los que se puede revocar sin coste, sin dar motivos y con la misma sencillez con que se dio, desde la página de sus inversiones (artículo 22 del Reglamento).\n\nDespués, y mientras el proyecto no se haya financiado, se puede desinvertir pagando la penalización que indica cada proyecto. Una vez financiado, el dinero queda invertido hasta que el promotor lo devuelve.',
    },
    money: {
      title: 'Dónde está el dinero',
      text: 'El dinero de los inversores lo guarda %{paymentInstitution}, en una cuenta distinta de las nuestras.\n\nSe mantiene separado del de la plataforma. El que no se ha invertido puede retirarse a una cuenta bancaria a nombre de su titular. El que se ha invertido en un proyecto que aún reúne financiación espera en depósito, y vuelve entero a los inversores si el proyecto no sale adelante.\n\nSi la plataforma dejara de prestar servicio, un plan de continuidad prevé quién seguiría cobrando y repartiendo los pagos de los proyectos en marcha (artículo 12 del Reglamento).',
    },
    results: {
      title: 'Pagos, retrasos y pérdidas',
      text: 'La página de inicio y la de cada proyecto dicen cuánto se ha pagado, qué va con retraso y qué no se ha recuperado. Esas cifras salen de la misma contabilidad que su monedero y cambian con ella; no las elegimos. La página de resultados de los préstamos publica además, año por año y por clase de riesgo, cuántos cayeron en impago y cuántos esperábamos (artículo 20 del Reglamento).\n\nSi un promotor se retrasa, los inversores lo ven el mismo día, y la plataforma reclama el pago y hace valer la garantía en nombre de todos.',
    },
    conflicts: {
      title: 'Conflictos de interés',
      text: 'Ni la sociedad titular, ni quienes tienen el 20\u00A0% o más de su capital, ni quienes la dirigen o trabajan en ella, pueden ser promotores de un proyecto publicado en la plataforma (artículo 8 del Reglamento). Si alguna de esas personas invierte, lo hace en las mismas condiciones que los demás, y la página del proyecto lo dice.\n\nLlevamos un registro de conflictos de interés, con lo que hacemos en cada uno, y lo revisamos todos los años. La página de un proyecto muestra los que le afectan: qué relación tiene la persona con la plataforma, sin su nombre, en qué consiste el conflicto y qué hacemos. Quien tiene uno no interviene en el estudio del proyecto.',
    },
    complaints: {
      title: 'Reclamaciones',
      text: 'Puede presentar una reclamación gratuita en español o en inglés, en cualquier momento y aunque no tenga cuenta (artículo 7 del Reglamento). Acusamos recibo en el acto, le decimos en diez días hábiles si la admitimos, la estudia una persona que no intervino en el asunto y contestamos por escrito y de forma motivada.\n\nSi la respuesta no le satisface, o si se retrasa, puede acudir al servicio de reclamaciones de la CNMV (cnmv.es) y, en todo caso, a los tribunales.',
    },
    records: {
      title: 'Sus datos y documentos',
      text: 'En su cuenta están siempre a su alcance el contrato y la confirmación de cada inversión, sus extractos, los certificados fiscales y todos los movimientos de su monedero. También puede descargar una copia de todos sus datos. Conservamos los registros de sus inversiones al menos cinco años (artículo 26 del Reglamento).',
    },
  },
} as const

/** The contract that a person accepts by registering. What the investor is told before investing is said once, above. */
export const terms = {
  title: 'Condiciones del servicio',
  description: 'El contrato entre usted y %{name}: qué hace %{brand}, qué no hace y a qué se compromete cada parte.',
  sections: {
    contract: {
      title: 'El contrato',
      text: 'Estas condiciones son el contrato entre %{name} y quien abre una cuenta en %{brand}. Se aceptan al registrarse, y guardamos el día y la versión que se aceptó.\n\nCada inversión tiene además su ficha de datos fundamentales y su contrato, que se aceptan con la orden.',
    },
    service: information.sections.service,
    account: {
      title: 'Su cuenta',
      text: '- La cuenta es gratuita y personal. Puede abrirla quien es mayor de 18 años, o una empresa por medio de su representante legal.\n- Usted facilita datos veraces y los mantiene al día, custodia su contraseña y sus códigos y no usa la cuenta de otra persona.\n- Usted actúa por cuenta propia y con dinero de origen lícito. La ley nos obliga a preguntarle por ese origen.\n- Podemos suspender la cuenta cuando lo exija la ley o haya indicios de fraude. El dinero sigue siendo suyo.',
    },
    money: information.sections.money,
    investing: information.sections.investing,
    fees: information.sections.fees,
    liability: {
      title: 'De qué respondemos',
      text: 'Respondemos de prestar el servicio con diligencia y de los daños que causemos si incumplimos estas condiciones o la ley. No respondemos de que el promotor pague: ese riesgo lo asume quien invierte. De la información de cada proyecto responde su promotor.\n\nEstas condiciones no limitan los derechos que la ley da a los consumidores.',
    },
    end: {
      title: 'Duración y baja',
      text: 'El contrato dura mientras tenga cuenta. Durante los 14 días siguientes a registrarse puede desistir sin dar motivos (Ley 22/2007). Tanto en ese plazo como después puede darse de baja en su perfil, sin coste, cuando no tenga inversiones en curso ni dinero en el monedero.',
    },
    changes: {
      title: 'Cambios de las condiciones',
      text: 'Arriba está la fecha de la última versión. A usted se le aplica la que aceptó, hasta que acepte otra o la ley obligue a cambiarla.',
    },
    complaints: information.sections.complaints,
    law: notice.sections.law,
  },
} as const

/** They stand in the contract of each order. */
export const contract = {
  title: 'Condiciones del contrato de inversión',
  description:
    'Lo que se acuerda al invertir en un proyecto de %{brand}. El contrato de cada orden lleva estas condiciones.',
  sections: {
    object: {
      title: 'Qué se acuerda',
      text: 'Con la orden, el inversor aporta al proyecto el importe indicado, con el plazo y la rentabilidad prevista de este contrato y de la ficha de datos fundamentales. El promotor responde de lo que declara en la ficha.',
    },
    mandate: {
      title: 'Mandato',
      text: 'El inversor encarga a %{name} que reserve el importe en su monedero, lo entregue al promotor cuando el proyecto se financie, cobre los pagos y los reparta. %{name} no garantiza que el promotor pague.',
    },
    reflection: {
      title: 'Revocación y desinversión',
      text: '- Un inversor no experimentado puede revocar la inversión sin coste y sin dar motivos durante %{reflection}, contados desde el día siguiente.\n- Después, y hasta que el proyecto se financie, puede desinvertir con la penalización que indica este contrato.',
    },
    refund: {
      title: 'Si el proyecto no se financia',
      text: 'Si el proyecto no reúne su importe en plazo o se cancela, lo aportado vuelve íntegro al monedero, sin comisiones.',
    },
    payments: {
      title: 'Pagos',
      text: 'El promotor paga en las fechas del calendario. De los intereses se descuentan la comisión de gestión y la retención que corresponda. Lo que llega se reparte en proporción a lo invertido.',
    },
    default: {
      title: 'Impago',
      text: 'Si el promotor se retrasa, %{name} le reclama en nombre de todos los inversores y les informa. Lo que se recupere, también por las garantías, se reparte en proporción a lo invertido.',
    },
    law: {
      title: 'Ley y reclamaciones',
      text: 'Se aplica la ley española. Las reclamaciones a %{name} son gratuitas. También se puede acudir a la Comisión Nacional del Mercado de Valores (CNMV) y a los tribunales.',
    },
  },
} as const

/** Privacy policy: Regulation (EU) 2016/679 (GDPR), articles 13 and 14, and Organic Law 3/2018. */
export const privacy = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales trata %{brand}, para qué, con quién los comparte, cuánto tiempo los guarda y qué derechos tiene usted.',
  sections: {
    controller: {
      title: 'Quién trata sus datos',
      text: 'La sociedad titular de %{brand} es la responsable del tratamiento conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018.\n\n- Denominación: %{name}\n- NIF: %{taxNumber}\n- Domicilio: %{address}\n- Correo: %{email}\n- Teléfono: %{phone}\n\nEn esas direcciones y en la página de contacto atiende también nuestro delegado de protección de datos.',
    },
    data: {
      title: 'Qué datos tratamos',
      text: '- Los que usted nos da al registrarse: nombre, correo, teléfono, fecha de nacimiento, nacionalidad y documento de identidad; si es una empresa, además, la denominación, el NIF y quién la representa.\n- Los de la verificación de identidad: imágenes del documento y del rostro, y su resultado.\n- Los de su actividad: cuentas bancarias, ingresos, retiradas, inversiones y cobros.\n- Los de sus conversaciones con soporte, y los archivos que adjunte. Con cada ticket se guardan una imagen de la página y las últimas veinte respuestas de la plataforma, para entender qué falló.\n- Los que nos da en la página de contacto, si escribe sin tener cuenta: nombre, correo, mensaje y archivos.\n- Los técnicos que exige la seguridad: dirección IP, navegador, sesiones, navegadores de confianza y, si las usa, la parte pública de sus llaves de acceso: la huella y el rostro no salen de su dispositivo.\n\nQuien solo lee la página no deja más que la dirección IP y lo que su navegador dice de sí mismo, durante el tiempo necesario para responderle y detectar abusos.',
    },
    origin: {
      title: 'De dónde proceden',
      text: 'Casi todos nos los da usted. El resultado de la verificación de identidad nos lo da el proveedor que la hace, y los movimientos de dinero, el banco.\n\nSin los datos que el registro marca como obligatorios no podemos abrir la cuenta ni, por ley, dejarle invertir. Los demás son voluntarios.',
    },
    purposes: {
      title: 'Para qué los usamos y con qué base jurídica',
      text: '- Prestarle el servicio y llevar la cuenta de su dinero: la ejecución del contrato (artículo 6.1.b del RGPD).\n- Verificar su identidad, prevenir el blanqueo de capitales (Ley 10/2010) y cumplir con Hacienda y con los supervisores: la obligación legal (artículo 6.1.c).\n- Proteger su cuenta y la plataforma frente al fraude: el interés legítimo (artículo 6.1.f).\n- Avisarle por correo de novedades que no son imprescindibles: su consentimiento (artículo 6.1.a), que puede dar y retirar en su perfil.\n\nNo hacemos perfiles comerciales ni usamos sus datos para publicidad.',
    },
    identity: {
      title: 'La verificación de identidad',
      text: 'La hace un proveedor especializado, por encargo nuestro: usted enseña su documento y su rostro a la cámara, y el proveedor compara uno con otro. Nosotros recibimos el resultado y los datos del documento.\n\nNo tomamos decisiones que le afecten de forma significativa solo por medios automatizados (artículo 22 del RGPD): toda verificación rechazada puede revisarla una persona, y usted puede pedirlo por soporte.',
    },
    recipients: {
      title: 'Con quién los compartimos',
      text: '- Con el proveedor que verifica la identidad, el banco y quienes alojan la plataforma y envían sus correos, que solo actúan por encargo nuestro y con contrato (artículo 28 del RGPD).\n- Con el promotor, lo necesario para formalizar la inversión.\n- Con jueces, la CNMV, el servicio de prevención del blanqueo (Sepblac) y la Agencia Tributaria, cuando la ley lo exige.\n- Con la empresa que siga cobrando y repartiendo los pagos si dejamos de prestar el servicio (artículo 12 del Reglamento (UE) 2020/1503).\n\nNo vendemos datos. No los enviamos fuera del Espacio Económico Europeo sin las garantías que exige el RGPD (artículos 44 a 49).',
    },
    retention: {
      title: 'Cuánto tiempo los guardamos',
      text: '- Los de la cuenta, mientras la tenga.\n- Los de prevención del blanqueo, diez años desde que termina la relación (artículo 25 de la Ley 10/2010).\n- Los contables, seis años (artículo 30 del Código de Comercio), y los del servicio de financiación participativa, al menos cinco (artículo 26 del Reglamento (UE) 2020/1503).\n- Los mensajes de contacto sin confirmar, un día; los confirmados, un año desde que se cierran.\n- Las sesiones, doce horas como mucho; los navegadores de confianza, treinta días; las llaves de acceso, hasta que las quite o se dé de baja.\n\nSi se da de baja, se borra lo que no estemos obligados a conservar. Lo que la ley obliga a guardar queda bloqueado: nadie lo usa para otra cosa.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Puede pedir acceso a sus datos, corregirlos, borrarlos, oponerse a su uso, limitarlo o llevárselos a otro sitio, y retirar un consentimiento en cualquier momento sin que afecte a lo anterior. Buena parte puede hacerla en su perfil; para el resto, escríbanos. No cuesta nada y respondemos en un mes.\n\nSi cree que no los respetamos, puede reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
    },
    security: {
      title: 'Cómo los protegemos',
      text: 'Las contraseñas se guardan de forma que nadie puede leerlas, el acceso pide un código de un solo uso, los documentos se sirven con direcciones que caducan y cada cambio que hace nuestro personal queda registrado. Si hubiera un incidente que le afectara, se lo diríamos, y a la Agencia en 72 horas (artículos 33 y 34 del RGPD).',
    },
    minors: {
      title: 'Menores de edad',
      text: 'La plataforma es para mayores de 18 años. Si descubrimos una cuenta de un menor, la cerramos y borramos sus datos.',
    },
    changes: {
      title: 'Cambios de esta política',
      text: 'Arriba está la fecha de la última versión. Si un cambio le afecta, se lo diremos por correo antes de que entre en vigor.',
    },
  },
} as const

/** Cookie policy: Law 34/2002, article 22.2, and the guide of the Spanish data protection agency on cookies. */
export const cookies = {
  title: 'Política de cookies',
  description: 'Las pocas cookies que usa %{brand}: solo las necesarias, ninguna de terceros y ninguna de publicidad.',
  sections: {
    short: {
      title: 'En pocas palabras',
      text: 'Esta página solo usa las cookies sin las que no funcionaría. Ninguna mide lo que usted hace, ninguna es de terceros y ninguna sirve para publicidad. Quien solo lee no recibe ninguna.',
    },
    choice: {
      title: 'Por qué no le preguntamos',
      text: 'La ley pide consentimiento para las cookies que no hacen falta (artículo 22.2 de la Ley 34/2002), y de esas no hay. Por eso no verá un aviso que tape la página ni un botón de aceptar más grande que el de rechazar: no hay nada que rechazar.\n\nTres de ellas nacen de algo que usted pide: la del idioma, cuando lo cambia; la del navegador de confianza, cuando dice que confía en él, y la del aviso, cuando pide que le avisemos de una apertura. Si algún día quisiéramos usar otra, estaría apagada hasta que usted la encendiera, y decir que no sería tan fácil como decir que sí.',
    },
    storage: {
      title: 'Otros datos en su navegador',
      text: 'Mientras una pestaña está abierta, su navegador guarda en ella lo que hace falta para no perder ni repetir nada al recargar la página: una operación de dinero que está a medias, el alta del código de un solo uso, el correo con el que está iniciando sesión y por dónde va la visita guiada. Se borra al cerrar la pestaña.\n\nEn el área de administración se guardan además, hasta que se borran, las columnas y los filtros que cada persona ha elegido.',
    },
    others: {
      title: 'Terceros',
      text: 'Esta página no carga nada de otros sitios: ni tipografías, ni mapas, ni vídeos, ni botones de redes sociales, ni programas que midan. La verificación de identidad se hace en la página de su proveedor, que tiene su propia política; usted sabe cuándo pasa a ella.',
    },
    control: {
      title: 'Cómo borrarlas',
      text: 'Puede ver, borrar o bloquear las cookies en los ajustes de su navegador. Si bloquea las necesarias, podrá leer la página, pero no iniciar sesión. Al cerrar sesión se borra la de la sesión; la del navegador de confianza se anula en su perfil.',
    },
    list: {
      title: 'Las que usamos',
      text: 'Estas son todas. Las guarda esta misma página, y nadie más puede leerlas.',
    },
  },
  table: {
    caption: 'Cookies de esta página',
    name: 'Nombre',
    purpose: 'Finalidad',
    kind: 'Tipo',
    lifetime: 'Duración',
  },
  rows: {
    session: {
      purpose: 'Mantener su sesión iniciada',
      kind: 'Técnica, propia',
      lifetime: '30 minutos sin uso y 12 horas como mucho',
    },
    device: {
      purpose: 'Recordar que confía en este navegador, solo si usted lo pide',
      kind: 'De seguridad, propia',
      lifetime: '30 días',
    },
    language: {
      purpose: 'Recordar el idioma que ha elegido',
      kind: 'De preferencias, propia',
      lifetime: '1 año',
    },
    next: {
      purpose: 'Llevarle, al iniciar sesión o al abrir su cuenta, a la página que había pedido',
      kind: 'Técnica, propia',
      lifetime: '1 hora como mucho',
    },
    alert: {
      purpose: 'Apuntar, al iniciar sesión, el aviso de apertura que había pedido o el proyecto que quería seguir',
      kind: 'Técnica, propia',
      lifetime: '1 hora como mucho',
    },
    brand: {
      purpose: 'En la administración, ver una marca antes de publicarla',
      kind: 'Técnica, propia',
      lifetime: 'Hasta que se cierra el navegador',
    },
  },
} as const

/**
 * Accessibility statement: Directive (EU) 2019/882, article 13 and Annex V, and Law 11/2023, in the form of the model of
 * Implementing Decision (EU) 2018/1523 and Royal Decree 1112/2018.
 */
export const accessibility = {
  title: 'Declaración de accesibilidad',
  description:
    'Qué grado de accesibilidad tiene %{brand}, qué le falta, cómo se ha comprobado y cómo pedir ayuda o reclamar.',
  sections: {
    commitment: {
      title: 'Nuestro compromiso',
      text: 'La sociedad titular de %{brand}, que identifica el aviso legal, presta este servicio de forma que puedan usarlo las personas con discapacidad, conforme a la Directiva (UE) 2019/882 y al título I de la Ley 11/2023, de 8 de mayo.\n\nEsta declaración vale para las páginas públicas, el área del inversor, los correos que enviamos y los documentos que emitimos.',
    },
    status: {
      title: 'Situación de cumplimiento',
      text: 'Estas páginas son parcialmente conformes con el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 y con los requisitos para la web de la norma EN 301 549. Faltan los aspectos que se indican a continuación.',
    },
    exceptions: {
      title: 'Contenido no accesible',
      text: '- Documentos de terceros: los que aportan los promotores (tasaciones, planos, proyectos, fotografías de documentos) pueden ser imágenes sin texto o no estar etiquetados. Si necesita uno, le damos su contenido de otra forma.\n- Imágenes de los proyectos: su descripción la escriben personas, y algunas pueden no decir todo lo que se ve.\n- Textos en un solo idioma: el contenido de algunos proyectos solo está en español. En las páginas en inglés está marcado como español, para que un lector de pantalla lo pronuncie bien.\n- Verificación de identidad: la hace un proveedor en su propia página, con la cámara. Si no puede usarla, escríbanos y la hacemos de otra manera.\n- Documentos que emitimos: los PDF están etiquetados y declaran su idioma (PDF/A-2a), pero no se ha comprobado que cumplan PDF/UA.',
    },
    service: {
      title: 'Cómo se usa el servicio',
      text: 'Aquí se leen proyectos que buscan financiación, se ingresa dinero, se invierte y se sigue lo invertido. La información para inversores lo explica paso a paso, en texto que se puede ampliar y escuchar.\n\n- Se puede percibir: las imágenes tienen texto alternativo, los gráficos, una frase y una tabla con sus cifras, y el texto, contraste suficiente en los temas claro y oscuro. Nada se dice solo con color, y las páginas se adaptan a 320 píxeles de ancho y a una ampliación del 200 %.\n- Se puede manejar: todo funciona con el teclado, con el foco siempre visible y controles de 24 píxeles como mínimo. Si usted reduce el movimiento en su dispositivo, no hay animaciones.\n- Se puede comprender: los errores se dicen junto a su campo y se reúnen arriba, con un ejemplo de la forma correcta. Toda operación de dinero se muestra antes de enviarla.\n- Identificarse no exige recordar ni copiar: la contraseña y el código se pueden pegar o rellenar con un gestor, y puede usar una llave de acceso.\n- Es compatible: usa elementos estándar de HTML, que entienden los productos de apoyo.',
    },
    preparation: {
      title: 'Cómo se ha preparado esta declaración',
      text: 'El método es una autoevaluación. Cada versión pasa comprobaciones automáticas de las reglas A y AA de WCAG 2.0, 2.1 y 2.2 (axe-core) en las páginas y diálogos de sus recorridos, en español e inglés, con ancho de teléfono y de escritorio y en los dos temas; y recorridos con el teclado.\n\nUna herramienta solo encuentra una parte de los problemas. Todavía no ha habido una auditoría externa ni pruebas con personas con discapacidad.\n\nLa fecha de arriba es la de la última revisión. Se revisa una vez al año y cuando el servicio cambia.',
    },
    contact: {
      title: 'Si encuentra una barrera',
      text: 'Escríbanos por el apartado de soporte de su cuenta o, si no la tiene, desde la página de contacto, que no pide registrarse. Díganos la página y qué ocurre. También puede pedir una información de otra forma, como texto sencillo. Le contestará una persona.',
    },
    complaint: {
      title: 'Cómo reclamar',
      text: 'Si nuestra respuesta no le satisface, presente una reclamación: acusamos recibo y la resolvemos de forma motivada, sin coste para usted.\n\nPuede acudir además a la autoridad que vigila la accesibilidad de los servicios según la Ley 11/2023, a las oficinas de consumo de su comunidad autónoma o municipio y, si cree que se le discrimina, a la Oficina de Atención a la Discapacidad (OADIS). Nada de esto le impide acudir a los tribunales.',
    },
  },
} as const

export const questions = {
  title: 'Preguntas frecuentes',
  description: 'Preguntas sobre costes, dinero, impagos e impuestos, con su respuesta.',
  sections: {
    cost: {
      title: '¿Cuánto cuesta?',
      text: 'Registrarse, ingresar y retirar no cuesta nada. De cada rendimiento se descuenta la comisión de gestión del proyecto, que está a la vista antes de invertir. Del capital devuelto no se descuenta nada.',
    },
    leave: {
      title: '¿Puedo echarme atrás?',
      text: 'Durante los %{reflection} que siguen a la orden puede revocarla sin coste. Después, mientras el proyecto siga abierto, puede desinvertir pagando la penalización que indica. Una vez financiado, no.',
    },
    where: {
      title: '¿Dónde está mi dinero mientras tanto?',
      text: 'En su monedero hasta que invierta, y en depósito hasta que el proyecto reúna toda su financiación. Si el proyecto no sale adelante, vuelve entero a su monedero.\nLo guarda %{paymentInstitution}, separado del de la plataforma.',
    },
    default: {
      title: '¿Y si el promotor no paga?',
      text: 'El proyecto muestra los días de retraso y las novedades. La garantía se puede ejecutar, y lo que se obtenga se reparte entre quienes invirtieron; puede no alcanzar para todo.',
    },
    who: {
      title: '¿Quién puede invertir?',
      text: 'Cualquier persona mayor de edad, y cualquier empresa, con la identidad verificada y una cuenta bancaria a su nombre.',
    },
    tax: {
      title: '¿Y los impuestos?',
      text: 'De los intereses de cada pago, la plataforma retiene el porcentaje que corresponde a su residencia fiscal, a cuenta de sus impuestos. Cada año tiene un certificado para su declaración. La calculadora de cada proyecto muestra qué quedaría tras la retención; no es un asesoramiento fiscal.',
    },
  },
} as const

const documents = {
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  information: 'Información para inversores',
  notice: 'Aviso legal',
  cookies: 'Política de cookies',
  accessibility: 'Declaración de accesibilidad',
  contract: 'Contrato de inversión',
  questions: 'Preguntas frecuentes',
} as const satisfies Record<LegalDocument, string>

export const legal = {
  standing: {
    draft: 'Borrador que trae la plataforma: la empresa que la use debe completarlo con su abogado antes de abrir.',
    inForce: 'Versión en vigor desde el %{date}',
    earlier: 'Versión anterior, en vigor desde el %{date}. Ya no se aplica.',
    coming: 'Próxima versión, en vigor desde el %{date}',
    unpublished: 'Vista previa. No está publicada; entraría en vigor el %{date}.',
  },
  versions: 'Otras versiones',
  version: 'Desde el %{date}',
  seeAlso: 'Vea también',
  owed: {
    terms: 'Estas condiciones han cambiado. Hasta que las acepte no podrá invertir ni ingresar dinero.',
    privacy: 'Esta política ha cambiado. Hasta que confirme que la ha leído no podrá invertir ni ingresar dinero.',
  },
  accept: { terms: 'Acepto estas condiciones', privacy: 'He leído esta política' },
  contents: 'En esta página',
  notice,
  information,
  terms,
  contract,
  privacy,
  cookies,
  accessibility,
  questions,
} as const

export const legalTexts = {
  title: 'Textos legales',
  one: 'Versión de un texto',
  lead: 'Los textos de ley y de ayuda de la página, por versiones y en dos idiomas. Las propone un administrador y las publica otro, y entran en vigor el día que dicen. Una versión publicada no cambia: para corregirla se publica otra.',
  document: documents,
  state: { ...proposals.state, active: 'Publicada', refused: 'Rechazada', replaced: 'Sustituida' },
  fields: {
    document: 'Texto',
    title: 'Título',
    titleEn: 'Título, en inglés',
    description: 'Resumen para buscadores',
    descriptionEn: 'Resumen para buscadores, en inglés',
    sections: 'Apartados',
    validFrom: 'En vigor desde',
    asksAgain: 'Los clientes tienen que aceptarla',
    basis: 'Motivo del cambio',
    ...proposals.fields,
  } as const satisfies FieldWords<'legalTexts'>,
  section: {
    number: 'Apartado %{number}',
    heading: 'Encabezado',
    headingEn: 'Encabezado, en inglés',
    text: 'Texto',
    textEn: 'Texto, en inglés',
  },
  help: {
    text: 'Una línea en blanco separa párrafos. Las líneas que empiezan por guion y espacio forman una lista.',
    validFrom: 'Desde las 00:00 de ese día, hora de Madrid.',
    asksAgain: 'Quien no la haya aceptado no podrá invertir ni ingresar dinero.',
    basis: 'Por ejemplo: la comisión de gestión pasa a cobrarse en cada pago.',
  },
  insert: 'Datos que se pueden insertar',
  insertHelp: 'Escríbalos así, también en los encabezados. La línea que nombra un dato vacío no se muestra.',
  empty: 'Vacío',
  look: 'Ver en la página',
  createTitle: 'Proponer una versión',
  propose: 'Proponer la versión',
  proposed: 'Propuesta guardada. La publica otro administrador.',
  approve: 'Publicar',
  approveTitle: 'Publicar la versión',
  approveAbout: '%{name}: en vigor desde el %{date}. Después no se puede cambiar.',
  approveAsks:
    '%{name}: en vigor desde el %{date}. Desde entonces, los clientes tienen que aceptarla para invertir o ingresar dinero. Después no se puede cambiar.',
  approved: 'Versión publicada',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar la versión',
  refuseAbout: '%{name}, del %{date}: no se publica.',
  refused: 'Versión rechazada',
  ownProposal: 'La ha propuesto usted: la publica otro administrador.',
  acceptances: {
    title: 'Condiciones y privacidad',
    none: 'No consta ninguna aceptación.',
    draft: 'borrador de la plataforma',
    version: 'versión del %{date}',
    owed: 'Le falta aceptar: %{texts}.',
  },
} as const
