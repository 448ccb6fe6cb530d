export function Alcance() {
  return (
    <>
      <p>
        Fichero es una aplicación web de una sola dirección: un proceso de Node.js entrega las pantallas y la API REST,
        que está bajo <code>/api</code>.
      </p>
      <h2>Las partes</h2>
      <ul>
        <li>
          <strong>El marco</strong>: la página de inicio, el acceso, la barra lateral, el panel, el tema y el idioma.
          Carga los módulos cuando se abren.
        </li>
        <li>
          <strong>Cuatro módulos independientes</strong>: fichas, instructores, programas y manuales. Cada uno se
          construye y se publica por separado; si uno falla, los demás siguen.
        </li>
        <li>
          <strong>La API</strong>: valida, autoriza y guarda. Toda ruta que no declare quién puede usarla se niega.
        </li>
        <li>
          <strong>El contrato</strong>: las reglas de validación y los mensajes, escritos una vez para el navegador y
          para la API.
        </li>
      </ul>
      <h2>Tecnologías</h2>
      <p>
        React, Module Federation y Rspack en las pantallas; NestJS y TypeORM en la API; SQLite embebido o MySQL para los
        datos. La documentación de cada llamada está en <code>/api/docs</code> de su instalación.
      </p>
      <h2>Seguridad</h2>
      <ul>
        <li>De las contraseñas solo se guarda un resumen Argon2id; nadie puede leerlas.</li>
        <li>
          La sesión es un token JWT de 8 horas que viaja en el encabezado <code>x-token</code>. En cada llamada se
          comprueba que la persona siga habilitada.
        </li>
        <li>Hay dos roles, usuario y administrador; el detalle está en el manual de usuario.</li>
        <li>Cada cambio queda registrado con quién lo hizo, cuándo y qué cambió.</li>
      </ul>
    </>
  )
}
