import { PageLink } from '../page-link'

export function ModuloProgramas() {
  return (
    <>
      <p>
        Un programa de formación tiene competencias, y cada competencia tiene resultados de aprendizaje. Ese diseño es
        lo que después se evalúa en cada ficha, por eso el programa se crea primero.
      </p>
      <h2>Consultar programas</h2>
      <ol>
        <li>
          Elija <strong>Programas</strong> en la barra lateral. Cada tarjeta muestra nombre, nivel, horas, código y
          versión, y cuántas competencias y resultados tiene. Cuando hay más de ocho, aparece una búsqueda.
        </li>
        <li>
          Abra un programa. La tabla tiene una fila por competencia con su primer resultado; al expandirla se ven los
          resultados adicionales. <strong>Expandir todo</strong> los muestra todos a la vez.
        </li>
        <li>La búsqueda encuentra texto tanto en las competencias como en los resultados.</li>
      </ol>
      <p>La página de un programa se puede abrir sin entrar al sistema, así que su dirección se puede compartir.</p>
      <h2>Reactivar un programa (administradores)</h2>
      <p>
        En <strong>Ver deshabilitados</strong> están los programas a los que no se les abren fichas nuevas.{' '}
        <strong>Reactivar</strong> pregunta antes y devuelve el programa a la lista.
      </p>
      <h2>Crear un programa (administradores)</h2>
      <ol>
        <li>
          Elija <strong>Crear programa</strong>.
        </li>
        <li>Escriba el nombre y el total de horas, y elija el nivel: técnico o tecnólogo.</li>
        <li>
          Cargue el archivo del diseño, .xls, .xlsx o .csv. Vea cómo debe ser en{' '}
          <PageLink to="reportessofia">Los reportes de SOFIA Plus</PageLink>.
        </li>
        <li>
          Elija <strong>Crear programa</strong>. Al terminar se abre el programa con lo que se leyó del archivo.
        </li>
      </ol>
      <p>
        Si hay filas que no se pueden leer, no se guarda nada y la pantalla dice cuáles son y por qué. Puede corregir el
        archivo y elegirlo de nuevo, o usar <strong>Crear con las filas válidas</strong> para dejar por fuera las
        rechazadas.
      </p>
      <p>
        Un mismo código y versión se crea una sola vez. Si el programa ya existe, el sistema dice cuál es: úselo para
        sus fichas.
      </p>
    </>
  )
}
