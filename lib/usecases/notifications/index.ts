export { sendEmail } from "./send-email";
