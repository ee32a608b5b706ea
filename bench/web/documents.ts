/** What shops of this kind are asked of a list: a page of cars, their number, and how many cars every filter option would show. */
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
  fragment ListFacets on VehicleFacets {
    makeModel {
      name
      displayName
      count
    }
    bodyColors {
      name
      count
    }
    metallic {
      name
      count
    }
    priceRating {
      name
      count
    }
    vat {
      name
      count
    }
    priceRange {
      key
      min
      max
      rangeMin
      rangeMax
      histogram {
        from
        count
      }
    }
    equipment {
      aircon {
        name
        count
      }
      comfort {
        name
        count
      }
      security {
        name
        count
      }
      entertainment {
        name
        count
      }
    }
    merchantLocation {
      name
      displayName
      count
    }
    interior {
      interiorType {
        name
        count
      }
      interiorColor {
        name
        count
      }
    }
    fuelType {
      fuelType {
        name
        count
      }
    }
    emission {
      emissionClass {
        name
        count
      }
      emissionSticker {
        name
        count
      }
      co2Efficiency {
        name
        count
      }
      particleFilter {
        name
        count
      }
    }
    drive {
      gearBox {
        name
        count
      }
      driveType {
        name
        count
      }
    }
    vehicleType {
      vehicleType {
        name
        count
      }
      doors {
        name
        count
      }
    }
    vehicleCondition {
      condition {
        name
        count
      }
      accidentFree {
        name
        count
      }
      huNew {
        name
        count
      }
      fullServiceHistory {
        name
        count
      }
    }
  }
`
