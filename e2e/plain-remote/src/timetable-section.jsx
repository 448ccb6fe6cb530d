import './timetable.css'

/** A section in pages of others. What the place hands over comes as props. */
export function Page({ nroFicha, id }) {
  return (
    <section className="timetable">
      <h2>Timetable</h2>
      <p>{nroFicha ? `Lessons of ficha ${nroFicha}` : `Lessons of person ${id}`}</p>
    </section>
  )
}
