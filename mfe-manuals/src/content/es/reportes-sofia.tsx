import { PageLink } from '../page-link'

export function ReportesSofia() {
  return (
    <>
      <p>
        Fichero trabaja con tres archivos. Se cargan en este orden, porque cada uno necesita al anterior: primero el
        diseño del programa, después los aprendices y por último los juicios.
      </p>
      <p>
        Cargue los archivos tal como SOFIA Plus los descarga. También sirven si los guardó como .xlsx, o como .csv
        separado por comas o por punto y coma. El nombre del archivo no importa: Fichero reconoce el reporte por su
        contenido.
      </p>
      <h2>1. El diseño, para crear el programa</h2>
      <p>
        <strong>Dónde:</strong> Programas, <strong>Crear programa</strong>. Se hace una vez por programa. Hasta 10 MB.
      </p>
      <p>SOFIA Plus no exporta el diseño como tal. Use uno de estos dos archivos:</p>
      <ul>
        <li>
          <strong>Un Reporte de Juicios de Evaluación</strong> de cualquier ficha de ese programa y versión. Es lo más
          sencillo: trae el diseño completo, con el código y la versión. De ese archivo se toma solo el diseño, ningún
          aprendiz.
        </li>
        <li>
          <strong>Una hoja con dos columnas</strong>, «Competencia» y «Resultado de Aprendizaje», con la competencia
          repetida en cada fila. Los dos textos se escriben como en SOFIA Plus, el código primero:{' '}
          <code>38368 - TEXTO</code>.
        </li>
      </ul>
      <h2>2. El Reporte de Aprendices, para crear la ficha</h2>
      <p>
        <strong>Dónde:</strong> Fichas, <strong>Crear ficha</strong>. Hasta 2 MB.
      </p>
      <ol>
        <li>
          En SOFIA Plus, con un rol que pueda consultar la ficha, descargue el <strong>Reporte de Aprendices</strong>.
          Suele llamarse «Reporte de Aprendices Ficha» y el número.
        </li>
        <li>
          Elíjalo en el formulario de la ficha. Debe traer tipo y número de documento, nombre, apellidos y estado; el
          celular y el correo son opcionales.
        </li>
      </ol>
      <p>
        También sirve el Reporte de Juicios de la misma ficha, o una hoja propia con esas columnas. Si el archivo es de
        otra ficha, se rechaza y se dice cuál llegó y cuál se esperaba.
      </p>
      <h2>3. El Reporte de Juicios, para ver el progreso</h2>
      <p>
        <strong>Dónde:</strong> en el detalle de la ficha. Cárguelo cada vez que quiera actualizar el progreso. Hasta 10
        MB.
      </p>
      <ol>
        <li>
          En SOFIA Plus descargue el <strong>Reporte de Juicios de Evaluación</strong> de la ficha. Suele llamarse
          «Reporte de Juicios Evaluativos.xls».
        </li>
        <li>
          Abra la ficha en Fichero y cargue el archivo. Vea los pasos en el{' '}
          <PageLink to="modulofichas">módulo de fichas</PageLink>.
        </li>
        <li>Revise qué cambia, confirme y abra un aprendiz para ver su detalle.</li>
      </ol>
      <h2>Qué pasa si algo no está bien</h2>
      <ul>
        <li>
          <strong>Hay filas que no se pueden leer.</strong> No se guarda nada y se dice la fila, la columna, el valor y
          el motivo. Usted decide si corrige el archivo o carga solo las filas válidas.
        </li>
        <li>
          <strong>El archivo es otro.</strong> Si carga un reporte en el lugar de otro, se dice qué llegó y qué se
          esperaba. El Reporte de Instructores por Ficha no se usa en ninguno.
        </li>
        <li>
          <strong>El reporte es más viejo que el último.</strong> El sistema avisa con las dos fechas. Descargue uno
          nuevo, o cárguelo de todos modos si está seguro.
        </li>
        <li>
          <strong>Cargó el mismo archivo dos veces.</strong> La segunda vez no cambia nada.
        </li>
        <li>
          <strong>Llegó un aprendiz que no estaba en la ficha.</strong> El Reporte de Juicios lo matricula y lo dice en
          los avisos.
        </li>
        <li>
          <strong>Un resultado no está en el diseño del programa.</strong> Esa fila se rechaza con su código y su texto.
          Revise que la ficha sea de ese programa y de esa versión.
        </li>
      </ul>
    </>
  )
}
