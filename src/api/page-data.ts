import { readPageData, type PageData } from '@frontage/lib/page-data';

let data: PageData | undefined;

/** Returns the page data, read once; its token may be replaced later. */
export const pageData = (): PageData => ( data ??= readPageData() );

/** Clears the cached page data, for tests. */
export function forgetPageData(): void {
	data = undefined;
}
