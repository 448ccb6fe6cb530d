export default function Afternoon() {
  return <p>Two o’clock: databases</p>
}
