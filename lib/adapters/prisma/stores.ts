import type { Db } from "@/lib/adapters/prisma/client";
import { accountStore } from "@/lib/adapters/prisma/stores/accounts/accounts";
import { auditStore } from "@/lib/adapters/prisma/stores/accounts/audit";
import { codeStore } from "@/lib/adapters/prisma/stores/accounts/codes";
import { identityStore } from "@/lib/adapters/prisma/stores/accounts/identities";
import { limitStore } from "@/lib/adapters/prisma/stores/accounts/limits";
import { sessionStore } from "@/lib/adapters/prisma/stores/accounts/sessions";
import { billingStore } from "@/lib/adapters/prisma/stores/billing";
import { chatAllowanceStore } from "@/lib/adapters/prisma/stores/chat/allowances";
import { conversationStore } from "@/lib/adapters/prisma/stores/chat/conversations";
import { messageActionStore } from "@/lib/adapters/prisma/stores/chat/message-actions";
import { messageStore } from "@/lib/adapters/prisma/stores/chat/messages";
import { modelUsageStore } from "@/lib/adapters/prisma/stores/chat/model-usages";
import { checkInStore } from "@/lib/adapters/prisma/stores/check-ins";
import { coachStore } from "@/lib/adapters/prisma/stores/coaches";
import { goalStore } from "@/lib/adapters/prisma/stores/goals";
import { notificationStore } from "@/lib/adapters/prisma/stores/notifications";
import { pauseStore } from "@/lib/adapters/prisma/stores/pauses";

/** Every store of the house over one client or one transaction: what `atomically` puts in scope. */
export const stores = (db: Db) => ({
  accounts: accountStore(db),
  audit: auditStore(db),
  codes: codeStore(db),
  identities: identityStore(db),
  limits: limitStore(db),
  sessions: sessionStore(db),
  billing: billingStore(db),
  chatAllowances: chatAllowanceStore(db),
  conversations: conversationStore(db),
  messageActions: messageActionStore(db),
  messages: messageStore(db),
  modelUsages: modelUsageStore(db),
  checkIns: checkInStore(db),
  coaches: coachStore(db),
  goals: goalStore(db),
  notifications: notificationStore(db),
  pauses: pauseStore(db),
});

export type Stores = ReturnType<typeof stores>;
