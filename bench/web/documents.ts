import { ListFacetsFragmentDoc } from '#storefront/generated/graphql.ts'

/** A search with everything that a list page shows: a page of cars, their number, and how many cars every filter option would show. */
export const EVERYTHING_OF_A_SEARCH = /* GraphQL */ `
  query ($filters: VehicleFilterInput) {
    searchVehicles(filters: $filters) {
      totalCount
      vehicles {
        id
        title
        path
        price
        condition
        firstRegistration
        mileage
        power
        fuel
        firstImage: images(first: 1) {
          key
          alt
        }
        merchant {
          name
          city
        }
      }
      facets {
        ...ListFacets
      }
    }
  }
  ${ListFacetsFragmentDoc.toString()}
`
