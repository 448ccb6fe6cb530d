import './timetable.css'

/** A section in pages of others. What the place hands over comes as props. */
export function Page(given) {
  return (
    <section className="timetable">
      <h2>Timetable</h2>
      <p>Lessons: {JSON.stringify(given)}</p>
    </section>
  )
}
