export function RequisitosSistema() {
  return (
    <>
      <p>Lo que necesita el computador o el servidor donde va a funcionar Fichero.</p>
      <ul>
        <li>Node.js 20.19 o posterior, con npm. Se recomienda Node.js 24.</li>
        <li>Memoria: 4 GB de RAM como mínimo, contando el sistema operativo.</li>
        <li>
          Base de datos: ninguna para probar, porque trae una embebida. Para un centro de formación, MySQL 8 o
          posterior.
        </li>
        <li>El puerto 3000 libre, u otro que usted elija.</li>
      </ul>
      <p>No hace falta compilador ni ningún otro programa: nada se compila al instalar.</p>
    </>
  )
}
