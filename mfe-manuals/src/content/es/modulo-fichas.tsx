import { PageLink } from '../page-link'

export function ModuloFichas() {
  return (
    <>
      <p>
        Una ficha es un grupo de aprendices que cursa un programa. Su número es el mismo de SOFIA Plus y no cambia
        nunca.
      </p>
      <h2>La lista de fichas</h2>
      <ol>
        <li>
          Elija <strong>Fichas</strong> en la barra lateral.
        </li>
        <li>
          Elija el programa. Al abrir la pantalla ya está elegido el primero. Si todavía no hay programas, un
          administrador debe crear uno en el <PageLink to="moduloprogramas">módulo de programas</PageLink>.
        </li>
        <li>
          Cada tarjeta muestra el número de la ficha, el jefe de ficha, la jornada, la oferta y el progreso medio de sus
          aprendices. Ábrala para ver el detalle.
        </li>
      </ol>
      <p>Al pie puede pasar de página y elegir cuántas fichas ver: 5, 10, 20, 50 o 100.</p>
      <h2>Crear una ficha (administradores)</h2>
      <ol>
        <li>
          Elija <strong>Crear ficha</strong>.
        </li>
        <li>
          Complete el número, el jefe de ficha, el programa, la jornada, la oferta y las tres fechas: inicio de la etapa
          lectiva, fin de la etapa lectiva y fin de la ficha.
        </li>
        <li>
          Cargue el archivo de aprendices, de hasta 2 MB. Vea{' '}
          <PageLink to="reportessofia">Los reportes de SOFIA Plus</PageLink>.
        </li>
      </ol>
      <p>
        El fin de la etapa lectiva debe ser posterior a su inicio, y el fin de la ficha no puede ser anterior al fin de
        la etapa lectiva. Si algo no se acepta, el formulario conserva lo escrito y señala qué corregir.
      </p>
      <h2>Reactivar una ficha (administradores)</h2>
      <p>
        En <strong>Ver deshabilitadas</strong> están las fichas fuera de las listas. <strong>Reactivar</strong> pregunta
        antes y devuelve la ficha a la lista con sus aprendices y sus juicios.
      </p>
      <h2>El detalle de la ficha</h2>
      <p>
        Arriba están los datos de la ficha; debajo, la tabla de sus aprendices con documento, nombres, apellidos, estado
        y progreso. El estado se muestra como lo escribe SOFIA Plus.
      </p>
      <h3>Cargar los juicios (administradores)</h3>
      <ol>
        <li>Descargue de SOFIA Plus el Reporte de Juicios de Evaluación de esa ficha.</li>
        <li>
          En el detalle de la ficha elija <strong>Subir reporte de juicios</strong> y luego el archivo.
        </li>
        <li>
          Revise qué cambia: cuántos juicios son nuevos, cuántos cambian, cuántos siguen iguales y, fila por fila,
          cuáles se rechazan y por qué. Hasta aquí no se ha guardado nada.
        </li>
        <li>
          Elija <strong>Cargar juicios</strong>. El progreso de cada aprendiz queda al día.
        </li>
      </ol>
      <h2>El detalle del aprendiz</h2>
      <p>
        Desde la tabla se abre cada aprendiz. El anillo muestra cuántos resultados tiene aprobados del total del
        programa. Debajo está cada competencia; al expandirla aparecen sus resultados con el juicio, quién lo registró,
        la fecha y las observaciones.
      </p>
      <p>
        Con <strong>Solo pendientes</strong> se ven los resultados que le faltan.
      </p>
      <h3>Cómo se lee el progreso</h3>
      <p>
        El porcentaje es el número de resultados aprobados dividido por el total de resultados del programa. NO APROBADO
        y POR EVALUAR no suman.
      </p>
      <ul>
        <li>
          <strong>75 % o más</strong>, verde: listo para la prueba TyT.
        </li>
        <li>
          <strong>De 50 % a menos de 75 %</strong>, naranja: cerca.
        </li>
        <li>
          <strong>Menos de 50 %</strong>, rojo: lejos.
        </li>
      </ul>
      <p>La prueba aplica al nivel tecnólogo. En un programa técnico la misma cifra se lee como progreso.</p>
    </>
  )
}
