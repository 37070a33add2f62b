/** An NFT as a list shows it. */
export type NftFace = {
  mint: string;
  /** "PunkyKongz #12", or the beginning of its mint where no name is known. */
  name: string;
  /** On our own site, always a picture: drawn where there is none. */
  pictureUrl: string;
};
