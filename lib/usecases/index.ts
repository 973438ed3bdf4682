import * as accounts from "@/lib/usecases/accounts";
import * as checkIns from "@/lib/usecases/check-ins";
import * as coaches from "@/lib/usecases/coaches";
import * as goals from "@/lib/usecases/goals";
import * as notifications from "@/lib/usecases/notifications";

/** Every verb of the product. `lib/wiring` binds them; each column lists its own. */
export const verbs = { ...accounts, ...checkIns, ...coaches, ...goals, ...notifications };
