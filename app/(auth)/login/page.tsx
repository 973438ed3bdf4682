export { default, metadata } from "../auth/login/page";
