export function ConfiguracionInicial() {
  return (
    <>
      <p>
        Fichero se configura con variables de entorno. Todas son opcionales; una variable vacía cuenta como ausente y
        una errada detiene el inicio con la razón.
      </p>
      <h2>El servidor</h2>
      <ul>
        <li>
          <code>PORT</code>: el puerto. Sin ella, 3000.
        </li>
        <li>
          <code>PUBLIC_URL</code>: la dirección por la que entran las personas.
        </li>
        <li>
          <code>DATA_DIR</code>: la carpeta de los datos. Sin ella, <code>data</code> en la carpeta del proyecto.
        </li>
        <li>
          <code>DEMO</code>: <code>false</code> para empezar sin datos de demostración. Con MySQL nunca se cargan, a
          menos que sea <code>true</code>.
        </li>
      </ul>
      <h2>La base de datos</h2>
      <ul>
        <li>
          <code>DATABASE_URL</code>: la dirección de MySQL 8 o posterior, como{' '}
          <code>mysql://usuario:clave@servidor:3306/fichero</code>. Las tablas se crean solas. Sin ella se usa la base
          de datos embebida.
        </li>
        <li>
          <code>JWT_SECRET</code>: un texto secreto de al menos 32 caracteres con el que se firman las sesiones. Es
          obligatoria con <code>DATABASE_URL</code>.
        </li>
      </ul>
      <h2>El primer administrador</h2>
      <p>
        Si la base de datos no tiene usuarios, al iniciar se crea un administrador con <code>ADMIN_DOCUMENT</code>,{' '}
        <code>ADMIN_PASSWORD</code> y <code>ADMIN_EMAIL</code>. Si no define la contraseña, el sistema inventa una y la
        muestra una sola vez en la terminal. Ninguna instalación comparte contraseña con otra.
      </p>
      <h2>Ejemplo</h2>
      <pre>
        <code>PORT=8080 DEMO=false npm start</code>
      </pre>
    </>
  )
}
