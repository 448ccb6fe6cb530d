export function RequisitosHardwareSoftware() {
  return (
    <>
      <p>Para usar Fichero basta un computador corriente con un navegador. No hay que instalar nada en él.</p>
      <h2>Hardware</h2>
      <ul>
        <li>Memoria: 4 GB de RAM como mínimo.</li>
        <li>
          Pantalla: 1366 × 768 como mínimo para trabajar con comodidad. Las consultas también caben en un teléfono de
          360 píxeles de ancho o más.
        </li>
        <li>Conexión: 5 Mbps como mínimo.</li>
      </ul>
      <h2>Software</h2>
      <ul>
        <li>Un navegador actualizado: Chrome, Edge, Firefox o Safari, con JavaScript activado.</li>
        <li>
          Acceso a SOFIA Plus, para descargar los reportes. No hace falta tener Excel: los archivos se cargan tal como
          se descargan.
        </li>
      </ul>
    </>
  )
}
