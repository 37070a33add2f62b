export function makeSharePictures(folder: string): Promise<{ count: number; drawn: number }>;
