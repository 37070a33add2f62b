import "./development-sheet.css";

/** What the development wallet asks. It is for developers, so it has one language. */
type Question = { title: string; text: string; choices?: readonly string[] };

/** The error of a declined request, with the code that wallets use. */
const declined = () => Object.assign(new Error("The request was rejected in the development wallet."), { code: 4001 });

/** Asks in a sheet of the wallet's own. Resolves with the index of the choice (0 without choices); throws when declined. */
export function askInSheet({ title, text, choices = [] }: Question): Promise<number> {
  const sheet = document.createElement("dialog");
  sheet.className = "development-sheet";
  sheet.setAttribute("aria-label", `Development wallet: ${title}`);
  const form = Object.assign(document.createElement("form"), { method: "dialog" });
  const options = choices.map((choice, index) => optionOf(choice, index));
  form.append(line("p", "Development wallet, local chain only"), line("h2", title), line("pre", text), ...options);
  form.append(button("decline", "Decline"), button("approve", "Approve"));
  sheet.append(form);
  document.body.append(sheet);
  sheet.showModal();
  return new Promise((resolve, reject) => {
    sheet.addEventListener("close", () => {
      const isApproved = sheet.returnValue === "approve";
      const chosen = Number(new FormData(form).get("choice") ?? 0);
      sheet.remove();
      if (isApproved) resolve(chosen);
      else reject(declined());
    });
  });
}

function optionOf(choice: string, index: number): HTMLElement {
  const label = document.createElement("label");
  const input = Object.assign(document.createElement("input"), { type: "radio", name: "choice", value: String(index) });
  input.defaultChecked = index === 0;
  label.append(input, choice);
  return label;
}

function line(tag: "p" | "h2" | "pre", text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function button(value: string, text: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { value, textContent: text });
}
