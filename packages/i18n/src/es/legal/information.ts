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
      text: '- Registrarse, ingresar, invertir y retirar dinero: sin coste. Su banco puede cobrarle sus propias transferencias.\n- Revocar una inversión en el plazo de reflexión: sin coste.\n- Comisión de gestión: un porcentaje del rendimiento de cada pago, nunca del capital. Cada proyecto dice el suyo antes de invertir, y la calculadora de cada proyecto ya lo descuenta.\n- Desinvertir después del plazo de reflexión y antes de que el proyecto se financie: la penalización del proyecto, un porcentaje de lo invertido, que también consta en su página.\n\nNo hay más costes: ni de custodia, ni de inactividad, ni por cerrar la cuenta.\n\nLos rendimientos tributan. De los intereses brutos de cada pago, la plataforma retiene el porcentaje que corresponde a su residencia fiscal, como pago a cuenta de sus impuestos: no es un coste. En su cuenta ve lo retenido en cada pago y, cada año, el certificado. Salvo que se diga otra cosa, las cifras de esta página son anteriores a impuestos.',
    },
    projects: {
      title: 'Cómo se eligen los proyectos',
      text: 'Antes de publicar un proyecto comprobamos quién es su promotor, que no tiene antecedentes que lo impidan y que no está establecido en un país no cooperador (artículo 5 del Reglamento), y revisamos la documentación que aporta. Es una comprobación de datos, no un juicio sobre si el proyecto le conviene.\n\nCada promotor puede reunir como mucho cinco millones de euros en doce meses entre todas las plataformas (artículo 1).\n\nCada préstamo lleva una clase de riesgo. La página de resultados de los préstamos dice con qué método se asigna y qué tasa de impago se espera de cada una.',
    },
    investors: {
      title: 'Quién puede invertir y cómo se le protege',
      text: 'Puede invertir quien es mayor de 18 años, o una empresa por medio de su representante legal, con la identidad verificada y saldo suficiente en el monedero.\n\nTratamos a todos como inversores no experimentados, que es la categoría con más protección del Reglamento, mientras no pidan otra cosa. Quien cumple los criterios del anexo II puede pedir en su cuenta que se le trate como inversor experimentado; si se aprueba, vale dos años y se pierden las protecciones que allí se detallan. Usted confirma en cada inversión que el total invertido en plataformas de financiación participativa no supera los 10.000\u00A0€; si lo que tiene invertido aquí ya lo supera, se lo decimos y le pedimos además su consentimiento expreso. En su cuenta puede responder a la prueba inicial de conocimientos y calcular cuánto podría perder sin que nos lleguen los datos con que lo calcula; ninguna de las dos cosas impide invertir.\n\nSi lo que pone en un proyecto supera la mayor de estas dos cifras, 1.000\u00A0€ o el 5\u00A0% de su patrimonio neto, antes de aceptar la inversión le mostramos una advertencia, le pedimos su consentimiento expreso y comprobamos que entiende el riesgo (artículo 21).',
    },
    sheet: {
      title: 'Ficha de datos fundamentales de la inversión',
      text: 'Cada proyecto abierto tiene una ficha de datos fundamentales, que redacta su promotor y de la que responde (artículo 23 del Reglamento). Léala antes de invertir.\n\nNi la ficha ni la oferta han sido verificadas o aprobadas por la CNMV ni por la AEVM. La idoneidad de su experiencia y de sus conocimientos no se ha evaluado necesariamente antes de que pudiera acceder a la inversión. Al invertir asume usted todo el riesgo, incluido el de perder todo lo invertido.',
    },
    investing: {
      title: 'Cómo se invierte y cómo se desiste',
      text: 'Cada inversión exige aceptar los contratos de mandato. Desde que se hace una orden hay %{reflection} naturales de reflexión, en los que se puede revocar sin coste, sin dar razones y con la misma sencillez con que se hizo, desde la página de sus inversiones (artículo 22 del Reglamento).\n\nDespués, y mientras el proyecto no se haya financiado, se puede desinvertir pagando la penalización que indica cada proyecto. Una vez financiado, el dinero queda invertido hasta que el promotor lo devuelve.',
    },
    money: {
      title: 'Dónde está el dinero',
      text: 'El dinero de los inversores se lleva separado del de la plataforma. El que no se ha invertido puede retirarse a una cuenta bancaria a nombre de su titular. El que se ha invertido en un proyecto que aún reúne financiación espera en depósito, y vuelve entero a los inversores si el proyecto no sale adelante.\n\nSi la plataforma dejara de prestar servicio, un plan de continuidad prevé quién seguiría cobrando y repartiendo los pagos de los proyectos en marcha (artículo 12 del Reglamento).',
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
      text: 'Puede presentar una reclamación gratuita en español o en inglés, en cualquier momento y aunque no tenga cuenta (artículo 7 del Reglamento). Acusamos recibo en el acto, le decimos en diez días hábiles si la admitimos, la estudia una persona que no intervino en el asunto y contestamos por escrito y con razones.\n\nSi la respuesta no le satisface, o si se retrasa, puede acudir al servicio de reclamaciones de la CNMV (cnmv.es) y, en todo caso, a los tribunales.',
    },
    records: {
      title: 'Sus datos y documentos',
      text: 'En su cuenta están siempre a su alcance el contrato y la confirmación de cada inversión, sus extractos, los certificados fiscales y todos los movimientos de su monedero. También puede descargar una copia de todos sus datos. Conservamos los registros de sus inversiones al menos cinco años (artículo 26 del Reglamento).',
    },
  },
} as const
