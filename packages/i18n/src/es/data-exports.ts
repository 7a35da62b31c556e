/** Copies of all data of a person (handbook rule 1.27). */
export const dataExports = {
  title: 'Copia de sus datos',
  one: 'Copia de sus datos',
  lead: 'Todo lo que tenemos de usted: datos personales, movimientos, inversiones, mensajes y sus archivos, en JSON y CSV. La copia se guarda %{days} días.',
  request: 'Pedir una copia',
  requesting: 'Pidiendo',
  making: 'Preparando su copia',
  progress: 'Progreso de la copia',
  leave: 'Puede cerrar la página: le escribiremos cuando esté lista.',
  cancel: 'Cancelar la copia',
  cancelling: 'Cancelando',
  parts: {
    person: 'Datos personales y accesos',
    money: 'Movimientos e inversiones',
    documents: 'Documentos',
    messages: 'Tickets y notificaciones',
  },
  count: '%{done} de %{total}',
  of: 'Copia del %{date}',
  states: {
    ready: 'ZIP, %{size}. Se borra el %{date}.',
    erased: 'Borrada',
    cancelled: 'Cancelada',
    failed: 'No se pudo preparar. Pida otra.',
  },
  download: 'Descargar la copia',
  downloading: 'Preparando la descarga',
  ready: 'La copia de sus datos está lista.',
  lost: 'No se puede ver el progreso ahora. Lo intentamos de nuevo cada pocos segundos.',
  index: {
    name: 'LEAME.txt',
    title: 'Sus datos en %{platform}, %{day}',
    format:
      'Cada tabla está en la carpeta json y en la carpeta csv con el mismo contenido; las tablas sin registros no tienen archivo. Sus archivos están en la carpeta files, con el identificador que los registros llaman fileId o documentId.',
    values:
      'Importes en euros con punto decimal, fechas y horas en UTC (ISO 8601), porcentajes en puntos básicos (100 = 1 %). Registros de cada tabla:',
    missing:
      'Faltan en esta copia archivos que sus registros nombran y que no hemos podido leer de nuestro almacenamiento. Escríbanos y le diremos qué ha sido de ellos:',
    leftOut:
      'No contiene contraseñas, claves ni otros secretos, en ninguna forma; datos de otras personas; notas y comprobaciones internas, que la ley no permite entregar en algunos casos; ni lo que se calcula a partir de lo que hay aquí.',
    ask: 'Si tiene preguntas, escriba a soporte: %{address}',
  },
} as const
