export { accountabilityStatus } from "./accountability-status";
export { editCheckIn } from "./edit-check-in";
export { listCheckIns } from "./list-check-ins";
export { recordCheckIn } from "./record-check-in";
export { removeCheckIn } from "./remove-check-in";
