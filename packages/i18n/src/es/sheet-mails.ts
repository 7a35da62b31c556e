export const sheetMails = {
  sheetChanged: {
    subject: 'Nueva ficha de «%{project}»',
    text: 'Hemos publicado la versión %{version} de la ficha de datos fundamentales de «%{project}», donde tiene dinero.\nQué cambia: %{changes}\nSus órdenes siguen citando la versión que regía cuando las dio.',
    action: 'Ver mis inversiones',
  },
  sheetChangedMaterially: {
    subject: 'Cambio importante en la ficha de «%{project}»',
    text: 'Hemos publicado la versión %{version} de la ficha de datos fundamentales de «%{project}», donde tiene dinero. El cambio puede influir en la decisión de invertir.\nQué cambia: %{changes}\nSus órdenes siguen citando la versión que regía cuando las dio.',
    action: 'Ver mis inversiones',
  },
}
