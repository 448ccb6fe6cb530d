export function RequisitosSistema() {
  return (
    <>
      <p>What the computer or server that will run Fichero needs.</p>
      <ul>
        <li>Node.js 20.19 or later, with npm. Node.js 24 is recommended.</li>
        <li>Memory: at least 4 GB of RAM, the operating system included.</li>
        <li>
          Database: none to try it out, because it brings an embedded one. For a training centre, MySQL 8 or later.
        </li>
        <li>Port 3000 free, or another one of your choice.</li>
      </ul>
      <p>No compiler and no other program is needed: nothing is compiled on installation.</p>
    </>
  )
}
