import { PageLink } from '../page-link'

export function Home() {
  return (
    <>
      <p>
        Fichero es el sistema de gestión académica de un centro de formación. Lee las hojas de cálculo que exporta SOFIA
        Plus y dice, aprendiz por aprendiz, qué resultados de aprendizaje están aprobados, cuáles faltan y quién está
        listo para la prueba TyT.
      </p>
      <dl>
        <dt>Nombre</dt>
        <dd>Fichero</dd>
        <dt>Versión</dt>
        <dd>1.1</dd>
        <dt>Desarrollado por</dt>
        <dd>Aprendices de Análisis y Desarrollo de Software, con fines académicos</dd>
        <dt>Fecha de actualización</dt>
        <dd>21/11/2026</dd>
      </dl>
      <h2>Por dónde empezar</h2>
      <ol>
        <li>
          <PageLink to="accesosistema">Entre al sistema</PageLink> con su número de documento y su contraseña.
        </li>
        <li>
          Vea <PageLink to="reportessofia">qué reporte de SOFIA Plus va en cada lugar</PageLink>: el diseño del
          programa, los aprendices y los juicios.
        </li>
        <li>
          Abra la ficha en el <PageLink to="modulofichas">módulo de fichas</PageLink> y consulte el progreso de cada
          aprendiz.
        </li>
      </ol>
      <h2>Para quién es cada manual</h2>
      <ul>
        <li>
          <strong>Manual de usuario</strong>: instructores, coordinadores y administradores que usan las pantallas.
        </li>
        <li>
          <strong>Manual de instalación</strong>: quien pone a funcionar Fichero en un computador o en un servidor.
        </li>
        <li>
          <strong>Manual técnico</strong>: quien quiere saber cómo está hecho y qué reglas sigue.
        </li>
      </ul>
    </>
  )
}
