import { createContext } from "react";

/**
 * The id under which the error of this document was logged (server/unexpected.server.ts); null where there was none. The
 * server gives it to the page as `data-failure` of its root element, from which the browser takes it up again.
 */
export const FailureId = createContext<string | null>(null);
