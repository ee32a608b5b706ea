import type { GatewayContext } from '#gateway/context.ts'
import { run } from './run.ts'

const FIELDS = `garageId vin hsn tsn make model fuelType firstRegistration mileage plate nextInspection
  dealer { id name } isSelected picture`
export const ADD_GARAGE_VEHICLE = `mutation ($input: GarageVehicleInput!) { addGarageVehicle(input: $input) { ${FIELDS} } }`
export const UPDATE_GARAGE_VEHICLE = `mutation ($id: ID!, $input: GarageVehicleInput!) {
  updateGarageVehicle(garageId: $id, input: $input) { ${FIELDS} } }`
export const LIST_GARAGE = `{ garageVehicles { ${FIELDS} } }`
export const GOLF = { make: 'Volkswagen', model: 'Golf' }

interface Vehicle {
  readonly garageId: string
  readonly make: string
  readonly isSelected: boolean
  readonly picture: string
}

export async function addToGarage(context: GatewayContext, input: object = GOLF): Promise<Vehicle> {
  return (await run(ADD_GARAGE_VEHICLE, { input }, context)).data.addGarageVehicle as Vehicle
}

export async function garageOf(context: GatewayContext): Promise<Vehicle[]> {
  return (await run(LIST_GARAGE, {}, context)).data.garageVehicles as Vehicle[]
}
