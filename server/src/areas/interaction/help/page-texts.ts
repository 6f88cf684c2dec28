/** Purpose of a page and further questions it answers, separated by `|`. */
export type PageTexts = Readonly<Record<string, readonly [does: string, asked: string]>>;
