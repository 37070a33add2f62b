import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * The key that a form is sent with. It stays with the entry of the history: a form that one comes back to is the one that was
 * sent, though the page is a new one. `answered` is a key that the Worker gave since.
 */
export function useFormKey(fresh: string, answered: string | null | undefined): string {
  const [first] = useState(fresh);
  const kept = useSyncExternalStore(
    never,
    () => history.state?.formKey as string | undefined,
    () => undefined,
  );
  const key = answered ?? kept ?? first;
  // each time: the router writes the entry anew when a form comes back
  useEffect(() => {
    if (answered || !history.state?.formKey) history.replaceState({ ...history.state, formKey: key }, "");
  });
  return key;
}

const never = () => () => {};
