export { assignCoach } from "./assign-coach";
export { enterChat } from "./enter-chat";
export { listCoaches } from "./list-coaches";
export { listMessages } from "./list-messages";
export { stopReply } from "./stop-reply";
export { switchCoach } from "./switch-coach";
export { talkToCoach } from "./talk-to-coach";
export { undoAction } from "./undo-action";
