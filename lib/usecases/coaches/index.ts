export { assignCoach } from "./assign-coach";
export { listCoaches } from "./list-coaches";
export { switchCoach } from "./switch-coach";
