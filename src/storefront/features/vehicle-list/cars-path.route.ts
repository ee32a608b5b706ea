/** One path of the vehicle list. The page is the route around it, which stays in place when the path changes. */
export default function CarsPath() {
  return null
}
