export function DescripcionProcesos() {
  return (
    <>
      <h2>Cómo se carga un archivo</h2>
      <p>El camino es el mismo para el diseño de un programa, los aprendices y los juicios:</p>
      <ol>
        <li>
          <strong>Proteger.</strong> Se revisan el tamaño y el tipo verdadero del archivo antes de abrirlo.
        </li>
        <li>
          <strong>Leer.</strong> Se leen las filas aparte, con límites de memoria y de tiempo, sin detener a las demás
          personas.
        </li>
        <li>
          <strong>Reconocer.</strong> El reporte se reconoce por su título y su encabezado, nunca por el nombre del
          archivo ni por el orden de las columnas.
        </li>
        <li>
          <strong>Interpretar.</strong> Cada fila se convierte en un dato y conserva su número de fila.
        </li>
        <li>
          <strong>Planear.</strong> Se compara con lo guardado: nuevo, cambiado, sin cambio, rechazado con su motivo,
          avisos.
        </li>
        <li>
          <strong>Aplicar.</strong> El plan se guarda en una sola transacción: todo o nada.
        </li>
        <li>
          <strong>Informar.</strong> La respuesta dice, en números y fila por fila, qué pasó.
        </li>
      </ol>
      <h2>Cómo se calcula el porcentaje TyT</h2>
      <p>
        Resultados aprobados dividido por resultados del diseño del programa, por cien, redondeado a dos decimales. Los
        límites de 75 % y de 50 % se comparan con la cifra exacta, no con la redondeada: 74,996 % no es 75 %.
      </p>
      <h2>Cómo se guardan los juicios</h2>
      <p>
        De cada juicio se guardan el estado, quién lo registró, la observación y la fecha que trae el reporte, no la
        fecha de carga. Cuando un reporte posterior lo cambia, quedan el valor anterior y el nuevo. Una persona puede
        estar en varias fichas a lo largo de los años y en cada una tiene su progreso.
      </p>
      <h2>Cómo se entra</h2>
      <p>
        La API comprueba el documento y la contraseña y entrega el token de la sesión. Un documento que no existe tarda
        y responde lo mismo que una contraseña errada, para no revelar quién tiene cuenta.
      </p>
    </>
  )
}
