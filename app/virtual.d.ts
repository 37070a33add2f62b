declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}

/** Made by tools/content/search-pages.ts. */
declare module "virtual:search-pages/*" {
  const pages: {
    texts: import("./locales/texts.server").Texts["search"];
    documents: import("./content/search-documents.server").PageDocument[];
  };
  export default pages;
}
