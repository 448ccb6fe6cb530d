import { PageLink } from '../page-link'

export function AlcanceMU() {
  return (
    <>
      <p>Este manual explica las pantallas que hoy están en Fichero y lo que usted puede hacer en cada una.</p>
      <h2>Lo que puede hacer cualquier persona que entra</h2>
      <ul>
        <li>
          Ver en el <PageLink to="panel">panel</PageLink> cuántas fichas están en proceso, en prácticas y finalizadas.
        </li>
        <li>
          Consultar las <PageLink to="modulofichas">fichas</PageLink> de cada programa, sus aprendices y el detalle de
          cada aprendiz.
        </li>
        <li>
          Consultar los <PageLink to="moduloprogramas">programas</PageLink> con sus competencias y resultados de
          aprendizaje.
        </li>
        <li>
          Consultar los datos de los demás <PageLink to="moduloinstructores">instructores</PageLink>.
        </li>
        <li>Elegir el idioma (español o inglés) y el tema (claro, oscuro o el del sistema).</li>
      </ul>
      <h2>Lo que además puede hacer un administrador</h2>
      <ul>
        <li>Crear programas a partir de la hoja de cálculo de su diseño.</li>
        <li>Crear fichas a partir del Reporte de Aprendices.</li>
        <li>Cargar en una ficha el Reporte de Juicios de Evaluación.</li>
      </ul>
      <h2>Lo que Fichero no hace</h2>
      <p>
        Fichero no registra juicios ni reemplaza a SOFIA Plus: los juicios se siguen registrando allá y aquí se cargan
        con su reporte. Lo que un reporte no menciona, Fichero no lo borra.
      </p>
    </>
  )
}
