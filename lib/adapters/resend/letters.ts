/** The writer of letters, handed to the house beside the mailer that sends them. */
export { letterWriter } from "@/emails/render";
