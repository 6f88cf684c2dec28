/** What a call with many ids answers: how many went well, and each one that did not with the reason (`product.md` 6). */
export interface BatchReport {
  ok: number;
  failed: { id: string; name: string; message: string }[];
}
