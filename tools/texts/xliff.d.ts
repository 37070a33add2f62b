/** The part of the package that we use: it brings no types of its own. */
declare module "xliff" {
  type Document = {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Record<string, Record<string, { source: string; target: string; note?: string }>>;
  };
  export function jsToXliff12(document: Document): Promise<string>;
  export function xliff12ToJs(text: string): Promise<Document>;
}
