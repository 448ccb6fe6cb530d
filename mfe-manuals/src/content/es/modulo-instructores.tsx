export function ModuloInstructores() {
  return (
    <>
      <p>Aquí están las personas habilitadas para entrar a Fichero. Usted no aparece en la lista.</p>
      <h2>Consultar la lista</h2>
      <ol>
        <li>
          Elija <strong>Instructores</strong> en la barra lateral.
        </li>
        <li>
          La tabla muestra documento, nombres, apellidos y tipo. Elija el título de una columna para ordenar por ella.
        </li>
        <li>
          Escriba en la búsqueda parte del documento, del nombre, del apellido o del tipo. Las tildes no importan.
        </li>
      </ol>
      <h2>Ver los datos de una persona</h2>
      <p>
        Elija <strong>Ver</strong> en su fila, o su número de documento. Se muestran el tipo y el número de documento,
        el correo institucional, el rol, el tipo de vinculación y, si las tiene, las fechas de su contrato.
      </p>
      <h2>Reactivar un instructor (administradores)</h2>
      <p>
        En <strong>Ver deshabilitados</strong> están quienes ya no pueden entrar. <strong>Reactivar</strong> pregunta
        antes y la persona vuelve a entrar con la contraseña que tenía.
      </p>
      <h2>Los roles</h2>
      <ul>
        <li>
          <strong>Usuario</strong>: consulta todo.
        </li>
        <li>
          <strong>Administrador</strong>: además crea programas y fichas, carga juicios y reactiva lo que se
          deshabilitó.
        </li>
      </ul>
    </>
  )
}
